import type { Locator, Page } from 'playwright'

import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { toKey } from '#kernel/case/content/element_id'
import { formatPath, parsePath, type PathStep } from '#kernel/case/content/element_path'
import {
  type ElementField,
  type GroupField,
  isGroupField,
  type PageSection,
} from '#kernel/case/forms/page_layout'
import { sha256Of } from '#kernel/files/file_store'
import type { Person } from '#tests/journeys/kit/person'

/** Types something into every field of a page, as its layout and the catalogue say. */
export class PageTypist {
  /** What was typed, as the case should hold it, by element; of a document its SHA-256. */
  readonly typed = new Map<string, string | boolean>()
  readonly #page: Page

  constructor(
    private readonly person: Person,
    private readonly catalogue: Catalogue
  ) {
    this.#page = person.page
  }

  /** Fills the sections at a level; each group gets a row of its own. */
  async fill(sections: readonly PageSection[], steps: readonly PathStep[] = []): Promise<void> {
    // Sections of a region are shown to projects of that region only.
    for (const { fields } of sections.filter(({ profile }) => !profile)) {
      for (const field of fields) {
        if (!isGroupField(field)) await this.#fillField(field, steps)
        else if (field.look === 'matrix') await this.#fillPair(field)
        else await this.fill(field.sections, [...steps, await this.#newRow(field, steps)])
      }
    }
  }

  async #newRow({ group }: GroupField, steps: readonly PathStep[]): Promise<PathStep> {
    const key = toKey(group)
    const rows = this.#at([...steps, { key }])
    await rows
      .getByRole('button', { name: this.person.t('forms.add_row') })
      .first()
      .click()
    const path = await this.#focusedBelow(`${formatPath([...steps, { key }])}[`)
    return parsePath(path)[steps.length]
  }

  /** The first cell of a matrix; its pair is made by what is typed. */
  async #fillPair(field: GroupField) {
    await this.#page.getByRole('gridcell').first().press('Enter')
    const path = await this.#focusedBelow(`${toKey(field.group)}[`)
    const [pairs] = field.sections.flatMap(({ fields }) => fields).filter(isGroupField)
    await this.fill(pairs.sections, parsePath(path).slice(0, 2))
  }

  async #fillField({ element, with: beside = [] }: ElementField, steps: readonly PathStep[]) {
    const boxes = this.#at([...steps, { key: toKey(element) }]).locator(
      'input, textarea, select, [role=radio]'
    )
    for (const [index, id] of [element, ...beside].entries()) {
      const definition = this.catalogue.element(id)!
      if (definition.profile) continue
      const fill = definition.type === 'file' ? this.#choose : this.#type
      this.typed.set(id, await fill.call(this, boxes.nth(index), definition))
    }
  }

  async #type(box: Locator, { id, type, codeList }: ElementDefinition) {
    const keyboard = this.#page.keyboard
    await box.focus()
    if (type === 'boolean') {
      await keyboard.press('y')
      return true
    }
    if (await box.evaluate((place) => place.tagName === 'SELECT')) {
      await keyboard.press('ArrowDown')
      return box.inputValue()
    }
    const code = this.catalogue.codeList(codeList)?.codes[0]?.code
    const isChosen = await box.evaluate((place) => place.matches('[role=combobox]'))
    if (type === 'code' && isChosen && !code) {
      // The first of a list that was loaded.
      await keyboard.press('ArrowDown')
      await this.#page.getByRole('option').first().waitFor()
      await keyboard.press('Enter')
      return box.inputValue()
    }
    const text =
      type === 'code' ? (code ?? '90100004') : { date: '20250301', number: '12' }[type as string]
    await keyboard.press('Control+a')
    await keyboard.type(text ?? id)
    if (type === 'code' && code) await keyboard.press('Enter')
    return type === 'date' ? '2025-03-01' : (text ?? id)
  }

  /** A document of its own, chosen in the dialog that Enter opens. */
  async #choose(box: Locator, { id }: ElementDefinition) {
    const buffer = Buffer.from(`Document of ${id}`)
    const chooser = this.#page.waitForEvent('filechooser')
    await box.press('Enter')
    await (await chooser).setFiles({ name: `${id}.txt`, mimeType: 'text/plain', buffer })
    await this.#page.getByText(`${id}.txt`).last().waitFor()
    await this.#page.getByRole('progressbar').waitFor({ state: 'detached' })
    return sha256Of(buffer)
  }

  #at(steps: readonly PathStep[]): Locator {
    return this.#page.locator(`[data-path="${formatPath(steps)}"]`)
  }

  /** Path of the field that has the cursor, once it stands below a place. */
  async #focusedBelow(place: string): Promise<string> {
    const found = await this.#page.waitForFunction((start) => {
      const path = document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path
      return path?.startsWith(start) ? path : null
    }, place)
    return (await found.jsonValue())!
  }
}
