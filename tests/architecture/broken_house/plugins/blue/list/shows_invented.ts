import { invented } from '#tests/invented/asks_a_plugin'
export const shown = invented
