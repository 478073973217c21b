// needs: all
import { globSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { test } from '@japa/runner'

import { fill, type Slot } from '#kernel/plugins/slot'
import { statedSlots } from '#kernel/reports/slots_report'
import type { PluginManifest } from '#kernel/plugins/define_plugin'
import { caseListActs, caseStrip, caseTabs } from '#plugins/cases/contract/slots'
import type { Fillings } from '#resources/app/slots'
import type { WidgetProps } from '#resources/forms/fields/field_props'
import { fieldWidgets } from '#resources/forms/widgets/widget_slot'

const root = new URL('../../', import.meta.url).pathname
const plugins = globSync('plugins/*', { cwd: root }).map((path) => path.split('/')[1]!)
const label = () => 'Lots'

/** The widgets that a plugin says in its manifest, which the server knows of. */
async function widgetsOf(folder: string) {
  const { default: manifest } = (await import(`${root}${folder}/plugin.ts`)) as {
    default: PluginManifest
  }
  return manifest.widgets ?? []
}

/** The widgets that it fills in, which the client draws by. */
function filledWidgets(folder: string): string[] {
  const [file] = globSync(`${folder}/ui/slots.tsx`, { cwd: root })
  const source = file ? readFileSync(root + file, 'utf8') : ''
  const filled = source.matchAll(/\bfill\(\s*fieldWidgets,\s*\{\s*name: '([^']+)'/g)
  return [...filled].map(([, name]) => name!).sort()
}

test.group('Slots', () => {
  test('take what they are stated to take, and the compiler refuses the rest', ({ assert }) => {
    const Body = () => null
    const filled = fill(caseTabs, { key: 'lots', label, Body })
    assert.equal(filled.slot, caseTabs as Slot<unknown>)
    const neverRun = () => {
      // @ts-expect-error a slot is no text
      fill('cases.tabs', Body)
      // @ts-expect-error a tab has a key and a label
      fill(caseTabs, Body)
      // @ts-expect-error a fact is drawn of a case, not of a row
      fill(caseStrip, { label, Value: (row: { caseNo: string }): ReactNode => row.caseNo })
      // @ts-expect-error the list gives no such property
      fill(caseListActs, (given: { caseId: string }): ReactNode => given.caseId)
      fill(caseListActs, (given: { onDone: () => void }): ReactNode => String(given.onDone))
      // @ts-expect-error a widget is called after its plugin
      fill(fieldWidgets, { name: 'lot', Widget: Body })
      // @ts-expect-error a field gives no such property
      fill(fieldWidgets, { name: 'a/b', Widget: ({ lot }: { lot: string }): ReactNode => lot })
      fill(fieldWidgets, { name: 'a/b', Widget: ({ id }: WidgetProps): ReactNode => id })
    }
    assert.isFunction(neverRun)
  })

  test('are given what they are stated to give, and the compiler refuses less', ({ assert }) => {
    const neverRun = (draw: typeof Fillings) => {
      draw({ of: caseListActs, give: { onDone: () => {}, filters: {} } })
      // @ts-expect-error whoever fills it may count upon the filters
      draw({ of: caseListActs, give: { onDone: () => {} } })
    }
    assert.isFunction(neverRun)
  })

  test('take the widgets that the manifest of a plugin names, each of them and no other', async ({
    assert,
  }) => {
    const folders = globSync('{plugins,tests/fixtures/plugins}/*', { cwd: root })
    const named = await Promise.all(folders.map(widgetsOf))
    assert.deepEqual(
      folders.map(filledWidgets),
      named.map((names) => [...names].sort())
    )
    assert.includeMembers(named.flat(), ['with_element/blood_group', 'with_slots/lot'])
  })

  test('are all in docs/slots.md', ({ assert }) => {
    const sources = globSync(['{kernel,resources,plugins}/**/*.{ts,tsx}'], { cwd: root })
      .filter((file) => !file.includes('.spec.') && !file.startsWith('kernel/reports/'))
      .map((file) => readFileSync(root + file, 'utf8'))
    const made = sources.join('\n').match(/= new Slot</g)!.length
    const page = readFileSync(`${root}docs/slots.md`, 'utf8')
    const stated = statedSlots(root, plugins)
    assert.lengthOf(stated, made)
    for (const { name, constant } of stated) {
      assert.include(page, `| \`${name}\` |`)
      assert.include(page, `| \`${constant}\` |`)
    }
  })

  test('have each a name of their own', ({ assert }) => {
    const names = statedSlots(root, plugins).map(({ name }) => name)
    assert.deepEqual(names, [...new Set(names)])
  })
})
