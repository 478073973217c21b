import { test } from '@japa/runner'

import { languages } from '#tests/journeys/kit/words'
import { walkEveryScreen } from '#tests/journeys/screens/walk_every_screen'

test.group('Every screen', () => {
  test('opens for each role that may, in both languages, whole, in words and for everybody', async ({
    assert,
  }) => {
    await walkEveryScreen(assert, { languages, asEachRole: true })
  })
})
