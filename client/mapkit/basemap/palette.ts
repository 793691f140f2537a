import { type Theme, tokens } from "../../ui/theme/tokens";

export type Palette = Record<
  | "land"
  | "park"
  | "wood"
  | "built"
  | "building"
  | "water"
  | "coast"
  | "street"
  | "lane"
  | "track"
  | "path"
  | "arrow"
  | "road"
  | "highway"
  | "casing"
  | "rail"
  | "border"
  | "region"
  | "province"
  | "textStrong"
  | "text"
  | "textQuiet"
  | "textWater"
  | "textPark"
  | "shield",
  string
>;

export const palettes: Record<Theme, Palette> = {
  dark: {
    land: tokens.dark.land,
    park: "#16211d",
    wood: "#151d1c",
    built: "#171c21",
    building: "#1b2126",
    water: "#10242f",
    coast: "#1d3a49",
    street: "#3a4650",
    lane: "#313b44",
    track: "#2a333a",
    path: "#333d46",
    arrow: "#8491a0",
    road: "#465460",
    highway: "#556574",
    casing: "#101418",
    rail: "#252d34",
    border: "#4b5863",
    region: "#323b44",
    province: "#232b32",
    textStrong: tokens.dark.textSecondary,
    text: tokens.dark.textTertiary,
    textQuiet: "#7a8693",
    textWater: "#5f8aa5",
    textPark: "#6c8a77",
    shield: tokens.dark.textSecondary,
  },
  light: {
    land: tokens.light.land,
    park: "#dde6dc",
    wood: "#e3e9e2",
    built: "#e6e8e9",
    building: "#dfe2e4",
    water: "#c6d8e3",
    coast: "#a9c2d1",
    street: "#ffffff",
    lane: "#ffffff",
    track: "#f4f5f6",
    path: "#c6ccd1",
    arrow: "#8a949e",
    road: "#ffffff",
    highway: "#ffffff",
    casing: "#cfd4d8",
    rail: "#d5d9dc",
    border: "#97a2ab",
    region: "#c3cad0",
    province: "#d6dbdf",
    textStrong: tokens.light.textSecondary,
    text: tokens.light.textTertiary,
    textQuiet: "#616c77",
    textWater: "#446a84",
    textPark: "#56725b",
    shield: tokens.light.textSecondary,
  },
};
