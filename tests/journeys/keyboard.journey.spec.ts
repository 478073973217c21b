import { test } from '@japa/runner'

import { isRows } from '#kernel/case/content/case_content'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { schemaFixture } from '#tests/e2b/schema_fixture'
import { KeyboardOnly } from '#tests/journeys/kit/keyboard_only'
import { leavesOf } from '#tests/journeys/kit/leaves_of'
import { Person } from '#tests/journeys/kit/person'
import { standardCase } from '#tests/journeys/kit/standard_case'
import { storedContent } from '#tests/journeys/kit/stored_content'
import { languagesOf, walksAll } from '#tests/journeys/kit/words'

/** References to rows carry identities that nobody types. */
const POINTER = 'G_k_9_i_1'

/** All that is typed into a spontaneous case is typed into one of a study, too. */
const kinds = walksAll ? (['spontaneous', 'study'] as const) : (['study'] as const)

const sorted = (leaves: readonly (readonly [string, unknown])[]) =>
  leaves.map(([key, leaf]) => `${key} = ${JSON.stringify(leaf)}`).sort()

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The keyboard alone (${lang})`, () => {
    for (const kind of kinds) {
      test(`enters a whole serious ${kind} case, from the list of cases to the saved narrative`, async ({
        assert,
      }) => {
        const person = await Person.arrive(lang)
        const { page } = person
        await person.begin('manager')
        await person.button('cases:create.open').waitFor()
        const number = `FR-DEMO-${kind}-${lang}`
        const { first, pages, expected } = standardCase(lang, kind, number)
        const keys = new KeyboardOnly(page)
        const began = Date.now()

        await keys.press('Alt+n')
        await person.field('C.1.3').waitFor()
        await page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'))
        await keys.do(first)
        await keys.press('Control+Enter')
        for (const { page: name, strokes } of pages) {
          await keys.arrive(name)
          await keys.do(strokes)
          if (strokes.length > 0) await keys.press('Control+s')
          if (name !== pages.at(-1)!.page) await keys.press('Control+Enter')
        }
        await person.text('cases:edit.all_saved').waitFor()
        await person.settled()
        const seconds = Math.round((Date.now() - began) / 1000)
        console.log(
          `  ${kind} case (${lang}): ${keys.typed + keys.steered} keystrokes ` +
            `(${keys.typed} characters, ${keys.steered} other keys), ${seconds} s`
        )

        const caseId = /cases\/([^/]+)\/pages/.exec(page.url())![1]
        const content = await storedContent(caseId)
        const leaves = leavesOf(content).map(({ key, leaf }) => [key, leaf] as const)
        assert.deepEqual(sorted(leaves.filter(([key]) => key !== POINTER)), sorted(expected))
        // Each event has been assessed, by its own row.
        const events = isRows(content.E_i) ? content.E_i.map(({ id }) => id) : []
        const assessed = leaves.filter(([key]) => key === POINTER).map(([, leaf]) => leaf)
        assert.sameMembers(assessed, events)

        const schema = await schemaFixture()
        const message = await page.request.get(`/cases/${caseId}/e2b.xml?reason=spec`)
        assert.equal(message.status(), 200)
        if (schema) assert.deepEqual(validateMessage(await message.body(), schema).errors, [])
      })
    }
  })
}
