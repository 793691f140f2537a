// A claim that is critically late, and its detail on the page.
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { ClaimDetail, type ClaimDetailProps } from "../../../client/claims/detail/ClaimDetail";
import { aClaim, aSupplier } from "../../msw/db";
import type { Claim } from "../../msw/types";
import { show } from "../page";

export const NOW_MS = Date.parse("2026-11-21T10:42:00Z");

export const critical: Claim = aClaim({
  id: "SIN-2026-118199",
  version: 5,
  status: "PENDING_ARRIVAL_CRITICAL",
  statusLabel: "LATE",
  statusAt: "2026-11-21T10:30:00.000Z",
  occurredAt: "2026-11-21T08:21:00.000Z",
  assignedAt: "2026-11-21T08:36:00.000Z",
  promisedAt: "2026-11-21T09:11:00.000Z",
  managedUntil: "2026-11-21T10:11:00.000Z",
  measuredFrom: "2026-11-21T10:11:00.000Z",
  predictedAt: "2026-11-21T10:49:00.000Z",
  timeZone: "Europe/Athens",
  priorityName: "VIP",
  plate: "4821 KPD",
  insuredName: "Elena Vidal Roca",
  faultName: "flat tyre",
  origin: "Calle de Serrano 61, Madrid",
  file: "2026/4410923",
  supplier: aSupplier({ id: "M-204", name: "Unit 204", position: { lon: 0, lat: 0, at: "2026-11-21T10:41:54.000Z" } }),
  milestones: [
    { code: "ACCEPTANCE", at: "2026-11-21T08:38:00.000Z" },
    { code: "PHONE", at: "2026-11-21T08:41:00.000Z" },
  ],
  movements: [
    { number: 1, amount: "120.10", currency: "EUR" },
    { number: 2, amount: "-20.05", currency: "EUR" },
  ],
});

export function showClaim(more: Partial<ClaimDetailProps> = {}) {
  const callbacks = { onPart: vi.fn(), onSupplier: vi.fn(), onClaim: vi.fn(), onKeep: vi.fn(), onClose: vi.fn() };
  return { ...callbacks, ...show(<ClaimDetail id={critical.id} part={null} closesAt={null} {...callbacks} {...more} />) };
}

const ignore = (): void => undefined;
/** Detail of a claim for a test's page without callbacks. */
export const OpenClaim = ({ id = critical.id }: { id?: string }) => (
  <ClaimDetail id={id} part={null} closesAt={null} onPart={ignore} onSupplier={ignore} onClaim={ignore} onKeep={ignore} onClose={ignore} />
);

export const valueOf = (label: string): string =>
  screen.getAllByText(label).find((element) => element.tagName === "DT")!.nextElementSibling!.textContent!;
