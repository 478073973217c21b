import app from '@adonisjs/core/services/app'
import type { Page } from 'playwright'
import { build, type Rolldown } from 'vite'

import type { CaseContent } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import type { FileLeaf, Leaf } from '#kernel/case/content/leaf'
import type { PageBundle } from '#kernel/case/forms/bundle/bundle_page'
import type { PageLevel } from '#kernel/case/forms/page_level'

/** What is typed into an element that has no list, by its pattern; else its number. */
const BY_PATTERN: Record<string, string> = {
  '^\\d{1,2}(\\.\\d)?$': '91.1',
  '^\\d{8}$': '90100004',
  '^\\d+$': '12',
}
/** A page of a browser in which nothing of Pharos runs, with a plain form to be filled. */
export class PlainPage {
  /** Kinds of fields in which something was said on the page that is drawn. */
  readonly #kinds = new Set<string>()

  private constructor(
    private readonly page: Page,
    private readonly catalogue: Catalogue,
    /** A document that the case has. */
    private readonly document: FileLeaf
  ) {}

  static async open(page: Page, catalogue: Catalogue, document: FileLeaf): Promise<PlainPage> {
    await page.goto('about:blank')
    await page.addScriptTag({ content: await plainForm() })
    return new PlainPage(page, catalogue, document)
  }

  /** Shows a page with what the case says. */
  async draw(given: PageBundle & { formData: CaseContent }) {
    this.#kinds.clear()
    await this.page.evaluate((all) => (window as never as Drawing).draw(all), given)
    await this.page.locator('#root__title').waitFor()
  }

  /** Ids of all that stands in the form, from above. */
  boxes(): Promise<string[]> {
    return this.page.locator('[id^=root_]').evaluateAll((all) => all.map(({ id }) => id))
  }

  /** What the form holds now, as it would be sent. */
  async filled(): Promise<CaseContent> {
    const filled = await this.page.evaluate(() =>
      JSON.stringify((window as never as Drawing).filled)
    )
    return JSON.parse(filled) as CaseContent
  }

  /**
   * Adds a row to every group of a level, says something in a field of each kind, and gives what
   * that is. The first of those that may have a null flavour is given one, the next a value.
   * @param present what stands there already: rows of another page get no more of their kind
   */
  async fill(level: PageLevel, present: CaseContent, at = 'root'): Promise<CaseContent> {
    const said: CaseContent = {}
    for (const [key, place] of level) {
      const id = `${at}_${key}`
      if ('element' in place) {
        const leaf = await this.#say(id, this.catalogue.element(place.element)!)
        if (leaf !== undefined) said[key] = leaf
      } else {
        const rows = present[key] as CaseContent[] | undefined
        if (!rows) {
          await this.page.locator(`#${id}__add`).click()
          await this.page.locator(`#${id}_0_id`).fill('1')
        }
        said[key] = [{ id: '1', ...(await this.fill(place.level, rows?.[0] ?? {}, `${id}_0`)) }]
      }
    }
    return said
  }

  async #say(id: string, element: ElementDefinition): Promise<Leaf | undefined> {
    const list = this.catalogue.codeList(element.codeList)
    const isListed = Boolean(list?.codes.length) && !list?.open
    const kind = `${element.type} ${isListed} ${Boolean(element.nullFlavors)}`
    const flavour = element.nullFlavors?.at(-1)
    if (flavour !== undefined && this.#isFirst(`${kind} null`)) {
      await this.#choose(`${id}__anyof_select`, 1)
      await this.#choose(`${id}_nullFlavor`, element.nullFlavors!.length)
      return { nullFlavor: flavour }
    }
    if (!this.#isFirst(kind)) return undefined
    if (element.type === 'boolean') {
      await this.#choose(id, 1)
      return true
    }
    if (element.type === 'file') {
      for (const [name, value] of Object.entries(this.document)) {
        await this.page.locator(`#${id}_${name}`).fill(String(value))
      }
      return this.document
    }
    if (isListed) {
      await this.#choose(id, list!.codes.length)
      return list!.codes.at(-1)!.code
    }
    const { type, pattern, maxLength } = element
    const text =
      (pattern && BY_PATTERN[pattern]) ??
      { date: '2025-03-01', number: '12', reference: '1' }[type as string] ??
      element.id.slice(0, maxLength)
    await this.page.locator(`#${id}`).fill(text)
    return text
  }

  #isFirst(kind: string): boolean {
    const isFirst = !this.#kinds.has(kind)
    this.#kinds.add(kind)
    return isFirst
  }

  /** Takes a choice of a list, counted from what it shows first. */
  async #choose(id: string, at: number) {
    const options = this.page.getByRole('option')
    await options.first().waitFor({ state: 'detached' })
    await this.page.locator(`#${id}`).press('ArrowDown')
    // Nobody waits for the list to have come in, and to be gone, as a pointer would.
    await options.nth(at).dispatchEvent('click')
  }
}

interface Drawing {
  draw(given: object): void
  filled: unknown
}

let made: Promise<string> | undefined
const plainForm = () => (made ??= make())

/** One script of the form with its libraries. */
async function make(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    root: app.makePath(),
    resolve: { alias: { '#resources': app.makePath('resources') } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: app.makePath('tests/journeys/kit/plain_form.ts'),
        formats: ['iife'],
        name: 'plainForm',
      },
    },
  })) as Rolldown.RolldownOutput[]
  return built[0]!.output[0].code
}
