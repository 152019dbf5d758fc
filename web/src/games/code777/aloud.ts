import type { View } from "../../wire/code777";
import type { ReadAloud } from "../game";
import { account } from "./account";

const aloud: ReadAloud<View> = (_, { view }, players) => {
  const { news, situation } = account(view, players, null);
  return { news, situation, quotes: [] };
};

export default aloud;
