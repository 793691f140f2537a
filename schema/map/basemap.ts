import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { BasemapKind } from "../rules/map/basemap";

registerEnumType(BasemapKind, {
  name: "BasemapKind",
  description: "Type of a base map layer.",
  valuesConfig: {
    PACK: { description: "A street pack: one .pmtiles file of vector tiles in the OpenMapTiles schema, drawn within its own bounds." },
    RASTER: { description: "Raster pictures: addresses of tiles with {z}, {x} and {y}." },
    STYLE: { description: "A MapLibre style that draws the complete map instead of the built-in world. It is then the only layer." },
  },
});

@ObjectType({ description: "A layer of the base map, drawn over the built-in world of the client." })
export class BasemapLayer {
  @Field(() => BasemapKind, { description: "Type of the layer." })
  kind!: BasemapKind;
  @Field(() => [String], {
    description:
      "Addresses from which browsers read the layer, either on this server or on a provider that browsers contact directly. A raster layer can have up to four, used in turn.",
  })
  urls!: string[];
  @Field(() => [String], { nullable: true, description: "Addresses for the dark theme. null if there are none." })
  darkUrls!: string[] | null;
  @Field(() => String, { nullable: true, description: "Attribution shown on the map. null if the layer contains its own." })
  attribution!: string | null;
  @Field(() => Int, { nullable: true, description: "Highest zoom level with pictures. null if the layer is not a raster layer." })
  maxZoom!: number | null;
  @Field(() => Int, { nullable: true, description: "Side length of a picture, in pixels. null if the layer is not a raster layer." })
  tileSize!: number | null;
}
