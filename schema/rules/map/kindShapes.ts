// Icons of services and risks on a 24-unit box, bold enough to be readable at ten pixels.
import type { RiskType, ServiceKind } from "../lists/claims";

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const dots = disc(5, 12, 2.6) + disc(12, 12, 2.6) + disc(19, 12, 2.6);
const car = "M3 17.5V12.6L5.2 12 7.6 6.5H16.4L18.8 12 21 12.6V17.5H18.8V19.5H16.2V17.5H7.8V19.5H5.2V17.5ZM8.1 11.6H15.9L14.8 8.8H9.2Z";
const house = "M12 3L22 11.6H19.2V20.5H14.2V14.8H9.8V20.5H4.8V11.6H2Z";

export const kindShapes: Record<ServiceKind, string> = {
  TOW: "M10.6 2H13.4V8.2A5.9 5.9 0 1 1 6.2 14H9A3.1 3.1 0 1 0 12.1 10.9H10.6Z",
  TAXI: `M9 2.2H15V5.2H9Z${car}`,
  AMBULANCE: "M9.2 3H14.8V9.2H21V14.8H14.8V21H9.2V14.8H3V9.2H9.2Z",
  LAWYER:
    "M10.8 3H13.2V5H20.6V7H19.6L23 14.4A3.7 3.7 0 0 1 15.8 14.4L18.2 7H13.2V18.6H17.4V21H6.6V18.6H10.8V7H5.8L8.2 14.4A3.7 3.7 0 0 1 1 14.4L4.4 7H3.4V5H10.8Z",
  ROADSIDE: "M21 7.2A6 6 0 0 1 13 13.6L6.6 20.6A2.4 2.4 0 0 1 3.3 17.3L10.4 11A6 6 0 0 1 16.8 3L13.8 6.4 14.4 9.6 17.6 10.2Z",
  OTHER: dots,
};

export const riskShapes: Record<RiskType, string> = {
  CAR: car,
  PEOPLE: `${disc(12, 6.4, 4)}M3.8 21A8.2 8.6 0 0 1 20.2 21Z`,
  HOME: house,
  OTHER: dots,
};
