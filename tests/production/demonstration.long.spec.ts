// needs: demo
import { test } from '@japa/runner'

import { type Clone, cloneCheckout, isCheckout } from '#tests/production/clone'
import { commandBook, type Lived, livedWhere } from '#tests/production/command_book'
import { type Demonstration, startDemonstration, startIn } from '#tests/production/demonstration'
import { Terminal } from '#tests/production/terminal'
import { succeed } from '#tests/production/way_to_production'

const isLeftOut = !isCheckout()
const why = 'needs a checkout of git'

test.group('A clone in which somebody says `npm start`, and has time', (group) => {
  let clone: Clone
  let demonstration: Demonstration

  group.setup(async () => {
    if (isLeftOut) return () => {}
    clone = cloneCheckout('none')
    return async () => {
      await demonstration?.end()
      clone.remove()
    }
  })

  test('npm start, which installs what is missing from the registry', async () => {
    demonstration = await startDemonstration(clone)
  }).skip(isLeftOut, why)

  test('{$self}')
    .with([...livedWhere('demonstration'), ...livedWhere('demonstration', true)].slice(1))
    .run(async (_, written) => {
      await demonstration.live(written)
    })
    .skip(isLeftOut, why)
})

test.group('A clone where nothing runs', () => {
  test('{$self}')
    .with(livedWhere('alone', true))
    .run(async ({ cleanup }, written) => {
      const clone = cloneCheckout('copied')
      cleanup(() => clone.remove())
      if (written.startsWith('npm start')) {
        const { terminal } = await startIn(clone.folder, written)
        return terminal.close()
      }
      await succeed(new Terminal(clone.folder), written, (commandBook[written] as Lived).says)
    })
    .skip(isLeftOut, why)
})
