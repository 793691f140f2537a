import { searchMinimum } from "../../../schema/rules/search/searchKinds";
import type { PlaceAnswer } from "../../../schema/search/search";
import { requireViewer, type Context } from "../../auth/context";
import type { FoundPlace, PlaceQuestion } from "../../integrations/places/placeFinder";
import { findInGazetteer } from "./gazetteer.queries";

/** Uses the gazetteer; with `outside` the external service, and the gazetteer if that fails. */
export async function findPlaces(ctx: Context, question: PlaceQuestion, outside: boolean): Promise<PlaceAnswer> {
  const { service } = ctx.places;
  if (question.text.length < searchMinimum.text) return { places: [], isFromService: false, service };
  const answers = outside && service ? await ask(ctx, question) : null;
  if (answers) return { places: answers.map(answered), isFromService: true, service: null };
  const countries = new Intl.DisplayNames([question.language], { type: "region", fallback: "code" });
  const places = await findInGazetteer(ctx.db, question, requireViewer(ctx).scope, ctx.locale, countries);
  return { places: places.map(answered), isFromService: false, service: outside ? null : service };
}

const ask = (ctx: Context, question: PlaceQuestion): Promise<FoundPlace[] | null> => {
  const find = (): Promise<FoundPlace[] | null> => ctx.places.find(question);
  return ctx.whileWaiting ? ctx.whileWaiting(find) : find();
};

const answered = ({ name, area, lon, lat }: FoundPlace) => ({ name, area, position: { lon, lat, at: null } });
