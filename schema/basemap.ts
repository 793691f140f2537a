import { Field, Int, ObjectType, registerEnumType } from "type-graphql";
import { BasemapKind } from "./rules/map/basemap";

registerEnumType(BasemapKind, {
  name: "BasemapKind",
  description: "What a layer of the basemap is.",
  valuesConfig: {
    PACK: { description: "A street pack: one .pmtiles file of vector tiles in the OpenMapTiles schema, drawn within its own bounds." },
    RASTER: { description: "Pictures: addresses of tiles, with {z}, {x} and {y} for the tile." },
    STYLE: { description: "A MapLibre style that draws the whole map in place of the world; then it is the only layer." },
  },
});

@ObjectType({ description: "One layer of what is drawn under the map, over the world that the client brings along." })
export class BasemapLayer {
  @Field(() => BasemapKind, { description: "What it is." })
  kind!: BasemapKind;
  @Field(() => [String], {
    description:
      "Where browsers read it: addresses of ours, or a provider's whom they ask themselves. Of pictures there may be up to four, which are asked in turn.",
  })
  urls!: string[];
  @Field(() => [String], { nullable: true, description: "The same for the dark theme; null: there is no other." })
  darkUrls!: string[] | null;
  @Field(() => String, { nullable: true, description: "Whom the map names as its source; null: the layer says so itself." })
  attribution!: string | null;
  @Field(() => Int, { nullable: true, description: "The nearest zoom at which there are pictures; null: not a layer of pictures." })
  maxZoom!: number | null;
  @Field(() => Int, { nullable: true, description: "Side of a picture, pixels; null: not a layer of pictures." })
  tileSize!: number | null;
}
