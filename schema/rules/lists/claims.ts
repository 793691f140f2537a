// Statuses of a claim, their codes, appearance and order. Specification section 4.

export const ClaimStatus = {
  NO_SUPPLIER: "NO_SUPPLIER",
  NO_SUPPLIER_DELAYED: "NO_SUPPLIER_DELAYED",
  PENDING_ARRIVAL: "PENDING_ARRIVAL",
  PENDING_ARRIVAL_ADVANCED: "PENDING_ARRIVAL_ADVANCED",
  PENDING_ARRIVAL_INTIME: "PENDING_ARRIVAL_INTIME",
  PENDING_ARRIVAL_DELAYED: "PENDING_ARRIVAL_DELAYED",
  PENDING_ARRIVAL_CRITICAL: "PENDING_ARRIVAL_CRITICAL",
  MANAGED: "MANAGED",
  PROG_PENDING_ACTION: "PROG_PENDING_ACTION",
  NO_FINISHED: "NO_FINISHED",
  NO_FINISH_DELAYED: "NO_FINISH_DELAYED",
  NO_FINISH_ARRIVAL_INTIME: "NO_FINISH_ARRIVAL_INTIME",
  NO_FINISH_MANAGED: "NO_FINISH_MANAGED",
  FINISHED: "FINISHED",
} as const;
export type ClaimStatus = keyof typeof ClaimStatus;

export const TimingLabel = { EARLY: "EARLY", ON_TIME: "ON_TIME", LATE: "LATE" } as const;
export type TimingLabel = keyof typeof TimingLabel;

/** Progress of the service; determines the shape on the map. */
export type Stage = "noSupplier" | "pendingArrival" | "onSite" | "managed" | "scheduled" | "finished";
/** Timing of the service, most urgent first; determines the colour on the map. */
export const timings = ["critical", "late", "waiting", "scheduled", "early", "onTime", "managed"] as const;
export type Timing = (typeof timings)[number];

interface StatusLook {
  /** Short code of the specification, as the source system writes it. */
  code: string;
  stage: Stage;
  timing: Timing;
}

/** All statuses, most urgent first. KPI bars, legend, clusters and sorting use this order. */
export const claimStatuses: Record<ClaimStatus, StatusLook> = {
  PENDING_ARRIVAL_CRITICAL: { code: "plc", stage: "pendingArrival", timing: "critical" },
  NO_SUPPLIER_DELAYED: { code: "spd", stage: "noSupplier", timing: "critical" },
  NO_FINISH_DELAYED: { code: "pfd", stage: "onSite", timing: "critical" },
  PENDING_ARRIVAL_DELAYED: { code: "pld", stage: "pendingArrival", timing: "late" },
  NO_SUPPLIER: { code: "sp", stage: "noSupplier", timing: "waiting" },
  PROG_PENDING_ACTION: { code: "ppa", stage: "scheduled", timing: "scheduled" },
  PENDING_ARRIVAL_ADVANCED: { code: "pla", stage: "pendingArrival", timing: "early" },
  PENDING_ARRIVAL_INTIME: { code: "plit", stage: "pendingArrival", timing: "onTime" },
  PENDING_ARRIVAL: { code: "pl", stage: "pendingArrival", timing: "waiting" },
  NO_FINISH_ARRIVAL_INTIME: { code: "pfit", stage: "onSite", timing: "onTime" },
  NO_FINISHED: { code: "pf", stage: "onSite", timing: "waiting" },
  MANAGED: { code: "man", stage: "managed", timing: "managed" },
  NO_FINISH_MANAGED: { code: "pfman", stage: "onSite", timing: "managed" },
  FINISHED: { code: "f", stage: "finished", timing: "onTime" },
};

/** Statuses by urgency. The index of a status is its number in frames and columns. */
export const claimStatusOrder = Object.keys(claimStatuses) as ClaimStatus[];
export const openClaimStatuses = claimStatusOrder.filter((status) => status !== "FINISHED");

/** Kind of service. Unknown service codes are OTHER. */
export const ServiceKind = {
  TOW: "TOW",
  TAXI: "TAXI",
  AMBULANCE: "AMBULANCE",
  LAWYER: "LAWYER",
  ROADSIDE: "ROADSIDE",
  OTHER: "OTHER",
} as const;
export type ServiceKind = keyof typeof ServiceKind;
export const serviceKinds = Object.keys(ServiceKind) as ServiceKind[];

export const RiskType = { CAR: "CAR", PEOPLE: "PEOPLE", HOME: "HOME", OTHER: "OTHER" } as const;
export type RiskType = keyof typeof RiskType;
export const riskTypes = Object.keys(RiskType) as RiskType[];

export const Priority = { VIP: "VIP", HIGH: "HIGH", NORMAL: "NORMAL" } as const;
export type Priority = keyof typeof Priority;

export const Cause = {
  ENGINE: "ENGINE",
  ACCIDENT: "ACCIDENT",
  GEARBOX: "GEARBOX",
  WHEEL: "WHEEL",
  BATTERY: "BATTERY",
  TYRE: "TYRE",
  FUEL: "FUEL",
  KEYS: "KEYS",
  ONWARD_JOURNEY: "ONWARD_JOURNEY",
  RETURN_HOME: "RETURN_HOME",
  AIRPORT: "AIRPORT",
  HOSPITAL: "HOSPITAL",
  INJURY: "INJURY",
  DISCHARGE: "DISCHARGE",
  STATEMENT: "STATEMENT",
  ACCIDENT_REPORT: "ACCIDENT_REPORT",
  BURST_PIPE: "BURST_PIPE",
  BLOCKED_DRAIN: "BLOCKED_DRAIN",
  LOCKED_OUT: "LOCKED_OUT",
  LOCK_FORCED: "LOCK_FORCED",
  NO_POWER: "NO_POWER",
  SHORT_CIRCUIT: "SHORT_CIRCUIT",
} as const;
export type Cause = keyof typeof Cause;

/** MANUAL: by phone or in writing. DIGITAL: the resource or the web reports automatically. */
export const AssignmentType = { MANUAL: "MANUAL", DIGITAL: "DIGITAL" } as const;
export type AssignmentType = keyof typeof AssignmentType;

export const MilestoneCode = {
  ACCEPTANCE: "ACCEPTANCE",
  ARRIVAL: "ARRIVAL",
  PLATE: "PLATE",
  PHONE: "PHONE",
  PHOTOGRAPHS: "PHOTOGRAPHS",
  DAMAGE: "DAMAGE",
  SIGNATURE: "SIGNATURE",
  SURVEY: "SURVEY",
  FINISHED: "FINISHED",
} as const;
export type MilestoneCode = keyof typeof MilestoneCode;
