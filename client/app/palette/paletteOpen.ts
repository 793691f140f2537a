import { observable } from "../../store/observable";

/** Whether the palette is in front. */
export const paletteOpen = observable(false);
