import { LongId } from "../../../client/entity/LongId";

export const Abbreviated = () => (
  <span>
    …118199 <LongId id="ES-2026-000000118199" shown="…118199" />
  </span>
);
