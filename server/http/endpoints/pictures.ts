// Pictures of milestones. The server fetches them from their hosts, so that browsers reveal nothing to these, and verifies that they are
// pictures.
import type { FastifyInstance } from "fastify";
import { PICTURE_ROUTE } from "../../../schema/rules/claims/pictures";
import { requireFunctionality } from "../../auth/permissions/functionalities";
import { pictureAddress } from "../../claims/queries/pictures.queries";
import { fetchPicture, type Picture } from "../../integrations/pictures/fetchPicture";
import { RequestSlots, viewerKey } from "../../platform/requestSlots";
import { AppError } from "../../platform/errors";
import type { RequestAdmission } from "../requestAdmission";
import { requestContext, type RequestDeps } from "../requestContext";

/** Concurrent fetches per viewer and in total; each can hold ten megabytes. */
const ownSlots = { running: 2, waiting: 20 };
const allSlots = { running: 8, waiting: 100 };

/** GET /pictures/{claim}/{D or S}. Scope and hidden fields are checked on each request; nothing is cached. */
export function mountPictures(app: FastifyInstance, deps: RequestDeps, admission: RequestAdmission): void {
  const [viewerSlots, all] = [new RequestSlots(ownSlots), new RequestSlots(allSlots)];
  const { pictures } = deps.integrations;
  app.get<{ Params: { claimId: string; letter: string } }>(PICTURE_ROUTE, { onRequest: admission.admit }, async (request, reply) => {
    const picture = await admission.runInSlot(request, async (): Promise<Picture> => {
      const ctx = requestContext(deps, admission, request, reply);
      const viewer = requireFunctionality(ctx, "claim.detail");
      const { claimId, letter } = request.params;
      const address = await pictureAddress(ctx.db, viewer, claimId, letter);
      if (address === null) throw new AppError("NOT_FOUND");
      return admission.whileWaiting(request, () =>
        viewerSlots.run(viewerKey(viewer), () => all.run("all", () => fetchPicture(address, pictures))),
      );
    });
    return reply
      .type(picture.type)
      .headers({ "cache-control": "no-store", "content-disposition": "inline", "content-security-policy": "default-src 'none'; sandbox" })
      .send(picture.bytes);
  });
}
