// A claim as the source system sends it: readings, "Records coming in". The codes: schema/rules/sourceCodes.
import { assignmentTypeOfCode, claimCodes, milestoneOfCode, movementCodes } from "../../../schema/rules/fields/sourceCodes";
import type { ClaimRecord, MilestoneRecord, MovementRecord } from "../../claims/intake/claimRecord";
import { ValueError } from "./valueError";
import { instant } from "./dates";
import { attributes, ObjectReader, anyJson, listOf } from "./compoundValues";
import { optional, recordReader, notBlank, type ReadResult } from "./recordReader";
import { coded, flag, httpsAddress, number, text, whole, type ValueReader } from "./values";

const key = text(100);
const code = optional(text(100));
const name = optional(text(300));
const line = optional(text(1_000));
const prose = optional(text(20_000));
const when = optional(instant);
/** Minutes and metres that the source computed: any plausible size, also the -1 that stands for "not known". */
const optionalMeasure = optional(number(-1e9, 1e9));

const milestone: ValueReader<MilestoneRecord> = (value) => {
  const entry = ObjectReader.of(value);
  if (entry instanceof ValueError) return entry;
  const what = entry.required("code", coded(milestoneOfCode));
  if (what instanceof ValueError) return what;
  const at = entry.read("at", instant);
  if (at instanceof ValueError) return at;
  if (at === undefined) return new ValueError("REQUIRED", { at: "at" });
  const url = entry.read("url", httpsAddress);
  return url instanceof ValueError ? url : { code: what, at, url };
};

const movement: ValueReader<MovementRecord> = (value) => {
  const entry = ObjectReader.of(value);
  if (entry instanceof ValueError) return entry;
  const which = entry.required(movementCodes.number, whole(-2_147_483_648, 2_147_483_647));
  if (which instanceof ValueError) return which;
  const amount = entry.required(movementCodes.amount, number(-999_999_999_999, 999_999_999_999));
  // Rounded before it is written: there is no -0.00.
  return amount instanceof ValueError ? amount : { number: which, amount: (Number(amount.toFixed(2)) + 0).toFixed(2) };
};

const fields = {
  id: notBlank(key),
  supplement: code,
  serviceNumber: code,
  file: code,
  otherFile: code,
  insuredName: name,
  insuredPhone: code,
  plate: code,
  instanceId: notBlank(key),
  centreId: code,
  centreName: name,
  clientId: code,
  clientName: name,
  contractId: code,
  contractName: name,
  serviceId: notBlank(key),
  serviceName: name,
  riskCode: code,
  riskName: name,
  faultCode: code,
  faultName: name,
  causeCode: code,
  coverCode: code,
  productCode: code,
  priorityCode: code,
  priorityName: name,
  serviceState: code,
  serviceStateName: name,
  creationMode: code,
  invoiceReference: code,
  scheduled: optional(flag),
  proposed: optional(flag),
  origin: line,
  destination: line,
  notes: prose,
  limits: prose,
  attributes: optional(attributes),
  surveys: optional(anyJson),
  milestones: optional(listOf(milestone, 200)),
  movements: optional(listOf(movement, 1_000)),
  occurredAt: notBlank(instant),
  plannedStart: when,
  plannedEnd: when,
  workAt: when,
  validatedAt: when,
  assignedAt: when,
  noSupplierSince: when,
  pendingArrivalSince: when,
  supplierId: code,
  supplierName: name,
  assignmentType: optional(coded(assignmentTypeOfCode)),
  // A promise of more than a year is another unit, or a mistake.
  promisedMinutes: optional(number(0, 525_600)),
  destinationEtaMinutes: optionalMeasure,
  actualMinutes: optionalMeasure,
  originMetres: optionalMeasure,
  destinationMetres: optionalMeasure,
  remainingMetres: optionalMeasure,
  realRouteMinutes: optionalMeasure,
  assignedRouteMinutes: optionalMeasure,
  realRouteMetres: optionalMeasure,
  assignedRouteMetres: optionalMeasure,
  straightMetres: optionalMeasure,
  additionalMetres: optionalMeasure,
  additionalMinutes: optionalMeasure,
  sourceVersion: optional(whole(0, Number.MAX_SAFE_INTEGER)),
};

/** The source's code of each field of a record. */
export const claimRecordCodes = claimCodes;

/** Reads a claim's record; never throws. */
export const readClaim: (value: unknown) => ReadResult<ClaimRecord> = recordReader(fields, claimRecordCodes, ["id"]);
