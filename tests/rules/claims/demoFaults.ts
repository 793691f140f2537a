import { homeServices, serviceOf } from "../../../server/demo/catalogue";

/** Code and name of everything that can be wrong in the demo. */
export const services = [...(["TOW", "ROADSIDE", "TAXI", "AMBULANCE", "LAWYER"] as const).map(serviceOf), ...homeServices].flatMap(
  ({ faults }) => faults,
);
