import { JsonPair, JsonView } from "../../../client/ui/json/JsonView";

const before = '{"status":"PENDING_ARRIVAL","supplier":null,"milestones":[{"code":"PHONE"}]}';
const after = '{"status":"PENDING_ARRIVAL_DELAYED","supplier":"Grúas Norte","milestones":[{"code":"PHONE"},{"code":"PHOTOGRAPHS"}]}';

export const Value = () => <JsonView title="Request" json={after} />;
export const Absent = () => <JsonView title="Response" json={null} none="The system did not answer." />;
export const Difference = () => (
  <JsonPair>
    <JsonView title="Before" json={before} compared={{ with: after, side: "before" }} />
    <JsonView title="After" json={after} compared={{ with: before, side: "after" }} />
  </JsonPair>
);
