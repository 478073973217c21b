import { test } from '@japa/runner'

import { languagesOf } from '#tests/journeys/kit/words'
import { walkEveryScreen } from '#tests/journeys/screens/walk_every_screen'
import { WALK_HANGS } from '#tests/patience'

test.group('Every screen', () => {
  test('opens, as who may do most, whole, in words and for everybody', async ({ assert }) => {
    // The long tests walk all of them in both languages anyway.
    const [lang] = languagesOf(import.meta.url)
    await walkEveryScreen(assert, { languages: [lang!], asEachRole: false })
  }).timeout(WALK_HANGS)
})
