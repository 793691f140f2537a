ALTER TABLE "claims" RENAME COLUMN "origin_distance" TO "origin_metres";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "destination_distance" TO "destination_metres";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "current_distance" TO "remaining_metres";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "straight_distance" TO "straight_metres";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "assigned_route_distance" TO "assigned_route_metres";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "precalculated_route_distance" TO "precalculated_route_metres";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "real_route_distance" TO "real_route_metres";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "additional_distance" TO "additional_metres";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "threshold_distance" TO "threshold_metres";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "deviation_distance" TO "deviation_metres";--> statement-breakpoint
UPDATE "specific_profiles" SET "hidden_fields" = jsonb_set("hidden_fields", '{INCIDENTS}', (
    SELECT jsonb_agg(CASE field
      WHEN 'originDistance' THEN 'originMetres'
      WHEN 'destinationDistance' THEN 'destinationMetres'
      WHEN 'currentDistance' THEN 'remainingMetres'
      WHEN 'straightDistance' THEN 'straightMetres'
      WHEN 'assignedRouteDistance' THEN 'assignedRouteMetres'
      WHEN 'precalculatedRouteDistance' THEN 'precalculatedRouteMetres'
      WHEN 'realRouteDistance' THEN 'realRouteMetres'
      WHEN 'additionalDistance' THEN 'additionalMetres'
      WHEN 'thresholdDistance' THEN 'thresholdMetres'
      WHEN 'deviationDistance' THEN 'deviationMetres'
      ELSE field END ORDER BY place)
    FROM jsonb_array_elements_text("hidden_fields" -> 'INCIDENTS') WITH ORDINALITY AS hidden(field, place)))
  WHERE "hidden_fields" -> 'INCIDENTS' ?| ARRAY['originDistance', 'destinationDistance', 'currentDistance', 'straightDistance', 'assignedRouteDistance', 'precalculatedRouteDistance', 'realRouteDistance', 'additionalDistance', 'thresholdDistance', 'deviationDistance'];
