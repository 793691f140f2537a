import { DateTimeISOResolver as DateTimeISO } from "graphql-scalars";
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";
import { InstantRange } from "../ranges";
import { RequestIdField } from "../requestId";
import { MINUTE_MS } from "../rules/durations";
import { DataFormat, dataExportLimits, DataSet } from "../rules/exports/dataSets";
import { ExportState } from "../rules/exports/exports";
import { Node } from "../node";

registerEnumType(DataSet, {
  name: "DataSet",
  description: "Data that programs can export. Columns have the names and units of the API; those that the profile hides are left out.",
  valuesConfig: {
    CLAIMS: { description: "Claims, one row each, with the fields of `Claim`. The period applies to their last change." },
    SUPPLIERS: { description: "Suppliers, one row each, with the fields of `Supplier`. The period applies to their last change." },
    TRIPS: {
      description:
        "Trips of mobile resources to claims, one row each: planned and driven route, and expected arrival. The period applies to the last change of the claim.",
    },
    TRACKS: { description: "Positions of mobile resources, as long as they are kept. The period applies to their time." },
    STATUS_LOG: {
      description: "Changes of the status of claims, one row each, at most the last 100 of a claim. The period applies to their time.",
    },
  },
});
registerEnumType(DataFormat, {
  name: "DataFormat",
  description: "Type of a file for programs. Instants are in UTC, and closed lists have the codes of the API.",
  valuesConfig: {
    NDJSON: { description: "A line of JSON for each row, in UTF-8. Instants are ISO 8601 texts." },
    PARQUET: { description: "Apache Parquet, compressed with Snappy. Lists and objects are JSON. The file describes its columns." },
  },
});

@ObjectType({ implements: Node, description: "A file with a data set for programs." })
export class DataExport {
  @Field(() => ID, { description: "Unique id of the export." })
  id!: string;
  @Field(() => DataSet, { description: "Exported data." })
  dataSet!: DataSet;
  @Field(() => DataFormat, { description: "Type of file." })
  format!: DataFormat;
  @Field(() => ExportState, { description: "State of the export. A download does not change it." })
  state!: ExportState;
  @Field(() => Int, { description: "Rows written so far." })
  rows!: number;
  @Field(() => Int, { nullable: true, description: "Total number of rows. null for TRACKS and STATUS_LOG, and if it is not counted yet." })
  total!: number | null;
  @Field(() => Float, { description: "Current size of the file, in bytes." })
  bytes!: number;
  @Field(() => String, { description: "File name." })
  fileName!: string;
  @Field(() => DateTimeISO, { description: "Time at which the export was started." })
  createdAt!: Date;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: `Time at which file and link expire: ${dataExportLimits.keptMs / MINUTE_MS} minutes after the file was completed. null before.`,
  })
  expiresAt!: Date | null;
  @Field(() => String, {
    nullable: true,
    description:
      "Signed path of the file, which needs no other credential and can be read several times. It ends with the rights of its requester. null before the file is complete and after it has expired.",
  })
  url!: string | null;
}

@InputType({ description: "A data set to export." })
export class StartDataExportInput {
  @Field(() => DataSet, { description: "Data to export." })
  dataSet!: DataSet;
  @Field(() => DataFormat, { description: "Type of file." })
  format!: DataFormat;
  @Field(() => InstantRange, { nullable: true, description: "Rows of this period only. null exports all." })
  period?: InstantRange | null;
  @Field(() => [ID], { nullable: true, description: "Rows of these AMA instances only. null exports all of the viewer." })
  instanceIds?: string[] | null;
  @RequestIdField()
  requestId?: string | null;
}

@InputType({ description: "A data export to cancel." })
export class CancelDataExportInput {
  @Field(() => ID, { description: "DataExport.id of an export of the viewer." })
  id!: string;
}
