// The pictures of a claim's milestones. They lie elsewhere: this server fetches each for who may see it, so that no browser tells another
// server who looks at which claim, and nothing but a picture comes through.
import type { FastifyInstance } from "fastify";
import { PICTURE_ROUTE } from "../../../schema/rules/claims/pictures";
import { requireViewer } from "../../auth/context";
import { pictureAddress } from "../../claims/queries/pictures.queries";
import { fetchPicture, type Picture } from "../../integrations/pictures/fetchPicture";
import { RequestSlots, viewerKey } from "../../live/requestSlots";
import { AppError } from "../../platform/errors";
import type { RequestAdmission } from "../requestAdmission";
import { requestContext, type RequestDeps } from "../requestContext";

/** Pictures of one viewer, and of all, that are fetched at once: each can hold ten megabytes. */
const ownSlots = { running: 2, waiting: 20 };
const allSlots = { running: 8, waiting: 100 };

/** GET /pictures/{claim}/{D or S}, with the same authorization as /graphql: scope and hidden fields are asked each time, nothing is kept. */
export function mountPictures(app: FastifyInstance, deps: RequestDeps, admission: RequestAdmission): void {
  const [own, all] = [new RequestSlots(ownSlots), new RequestSlots(allSlots)];
  const { pictures } = deps.integrations;
  app.get<{ Params: { claimId: string; letter: string } }>(PICTURE_ROUTE, { onRequest: admission.admit }, async (request, reply) => {
    const picture = await admission.runInSlot(request, async (): Promise<Picture> => {
      const ctx = requestContext(deps, admission, request, reply);
      const viewer = requireViewer(ctx);
      const { claimId, letter } = request.params;
      const address = await pictureAddress(ctx.db, viewer, claimId, letter);
      if (address === null) throw new AppError("NOT_FOUND");
      // Others of the same viewer need not wait while another server is waited for.
      return admission.whileWaiting(request, () => own.run(viewerKey(viewer), () => all.run("all", () => fetchPicture(address, pictures))));
    });
    return reply
      .type(picture.type)
      .headers({ "cache-control": "no-store", "content-disposition": "inline", "content-security-policy": "default-src 'none'; sandbox" })
      .send(picture.bytes);
  });
}
