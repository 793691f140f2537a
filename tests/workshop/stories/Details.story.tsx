import { Detail, Details } from "../../../client/entity/detail/Details";
import { Phone, PhoneCountry } from "../../../client/entity/Phone";
import { ServiceName } from "../../../client/entity/ServiceName";

export const Claim = () => (
  <PhoneCountry value="ES">
    <Details>
      <Detail label="Service">
        <ServiceName kind="TOW" service={{ code: "1", name: "Tow truck" }} />
      </Detail>
      <Detail label="Phone of the insured">
        <Phone number="600 123 456, office 93 123 45 67" />
      </Detail>
      <Detail label="Extension">
        <Phone number="ask for Marta" />
      </Detail>
      <Detail label="Notes" wide>
        The vehicle is in the second basement, clearance 1.90 m.
      </Detail>
      <Detail label="Destination">{null}</Detail>
    </Details>
  </PhoneCountry>
);
