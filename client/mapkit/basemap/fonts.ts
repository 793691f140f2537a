import ranges from "@fontsource/inter/unicode.json";
import greek400 from "@fontsource/inter/files/inter-greek-400-normal.woff2?url";
import greek500 from "@fontsource/inter/files/inter-greek-500-normal.woff2?url";
import greek600 from "@fontsource/inter/files/inter-greek-600-normal.woff2?url";
import latin400 from "@fontsource/inter/files/inter-latin-400-normal.woff2?url";
import latin500 from "@fontsource/inter/files/inter-latin-500-normal.woff2?url";
import latin600 from "@fontsource/inter/files/inter-latin-600-normal.woff2?url";
import latinExt400 from "@fontsource/inter/files/inter-latin-ext-400-normal.woff2?url";
import latinExt500 from "@fontsource/inter/files/inter-latin-ext-500-normal.woff2?url";
import latinExt600 from "@fontsource/inter/files/inter-latin-ext-600-normal.woff2?url";
import vietnamese400 from "@fontsource/inter/files/inter-vietnamese-400-normal.woff2?url";
import vietnamese500 from "@fontsource/inter/files/inter-vietnamese-500-normal.woff2?url";
import vietnamese600 from "@fontsource/inter/files/inter-vietnamese-600-normal.woff2?url";
import type { StyleSpecification } from "maplibre-gl";

const face = (url: string, subset: keyof typeof ranges) => ({ url, "unicode-range": ranges[subset].split(",") });

/**
 * The style's `font-faces`. MapLibre waits for the file that contains a letter, so that a label never mixes fonts; page fonts would load
 * only the Latin file.
 */
export const fontFaces: StyleSpecification["font-faces"] = {
  Inter: [face(latin400, "latin"), face(latinExt400, "latin-ext"), face(greek400, "greek"), face(vietnamese400, "vietnamese")],
  "Inter Medium": [face(latin500, "latin"), face(latinExt500, "latin-ext"), face(greek500, "greek"), face(vietnamese500, "vietnamese")],
  "Inter SemiBold": [face(latin600, "latin"), face(latinExt600, "latin-ext"), face(greek600, "greek"), face(vietnamese600, "vietnamese")],
};
