// needs: cases
import type { TFunction } from 'i18next'
import type { Locator, Page } from 'playwright'

import { openPage, type PageOptions } from '#tests/browser/open_page'
import { seriousFaults } from '#tests/journeys/kit/accessibility'
import { picture } from '#tests/journeys/kit/picture'
import { type Language, wordsOf } from '#tests/journeys/kit/words'
import { LOCALES, Session } from '#tests/journeys/screens/session'

/** The one password of the invented users of the demonstration. */
const PASSWORD = 'Pharos302'

/** Somebody at the browser, who goes by what stands on the screen in their language. */
export class Person {
  /** What axe-core calls serious on the screens that were looked at. */
  readonly faults: string[] = []

  private constructor(
    readonly page: Page,
    readonly lang: Language,
    readonly t: TFunction
  ) {}

  /** Opens a browser session of its own. */
  static async arrive(lang: Language, options: PageOptions = {}): Promise<Person> {
    const page = await openPage({ locale: LOCALES[lang], acceptDownloads: true, ...options })
    return new Person(page, lang, await wordsOf(lang))
  }

  /** The same person at a new window of the same browser; the old one is closed without a word. */
  async reopen(): Promise<Person> {
    const page = await this.page.context().newPage()
    await this.page.close()
    return new Person(page, this.lang, this.t)
  }

  button(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByRole('button', { name: this.t(key, values) })
  }

  /** The button that saves the page of a case, whatever else on it may be saved. */
  save(): Locator {
    const name = new RegExp(`^${this.t('cases:edit.save')}\\s*Ctrl S$`)
    return this.page.getByRole('button', { name })
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name })
  }

  text(key: string, values: Record<string, unknown> = {}): Locator {
    return this.page.getByText(this.t(key, values))
  }

  /** The line of a table that holds all of these words. */
  row(...words: string[]): Locator {
    const rows = this.page.getByRole('row')
    return words.reduce((found, hasText) => found.filter({ hasText }), rows).first()
  }

  /** The box of an element on a form: its label ends with the number of the element. */
  field(element: string): Locator {
    return this.page.getByLabel(new RegExp(`(^|[^\\w.])${element.replaceAll('.', '\\.')}$`))
  }

  /** What the rules say under the box of an element, or under the fields of a heading. */
  finding(element: string): Locator {
    const key = element.replaceAll('.', '_')
    const places = `:is([data-path="${key}"], [data-path$=".${key}"], [data-panel][data-with$=".${key}"])`
    return this.page.locator(`${places} [id$="-messages"]`).first()
  }

  /** Looks closely at the screen: axe-core, and a picture when PICTURES is set. */
  async look(name: string) {
    this.faults.push(...(await seriousFaults(this.page)).map((fault) => `${name}: ${fault}`))
    await picture(this.page, `${name}-${this.lang}`)
  }

  async signIn(username: string, password = PASSWORD) {
    await this.page.goto('/login')
    await this.page.getByLabel(this.t('sign_in.username')).fill(username)
    await this.page.getByLabel(this.t('sign_in.password'), { exact: true }).fill(password)
    await this.button('sign_in.act').click()
  }

  /** Enters a project: 0 its test environment, 1 the formal one. */
  async enter(code: string, environment: 0 | 1) {
    await this.page.waitForURL('**/project-select')
    const label = this.t(environment === 1 ? 'shell.formal' : 'shell.testing')
    const name = `${this.t('project.enter')} ${label} ${code}`
    await this.page.getByRole('button', { name }).click()
    await this.page.waitForURL('**/center/case')
  }

  /** Begins at the cases of a project, signed in; how one comes there by hand is a journey of its own. */
  async begin(username: string, code = 'PH302', environment: 0 | 1 = 0) {
    // A screen that is still open would ask on without a session.
    await this.page.goto('about:blank')
    await this.enterAs(username, code, environment)
    await this.page.goto('/center/case')
    // It is loaded before it hears keys; a question may stand before it, and it may have no cases.
    const title = { name: this.t('cases:list.title'), level: 1, includeHidden: true }
    await this.page.getByRole('heading', title).waitFor()
  }

  /** Is in a project, signed in, before any screen is loaded. */
  async enterAs(username: string, code = 'PH302', environment: 0 | 1 = 0) {
    const session = await Session.by(this.page.context().request, { username, password: PASSWORD })
    await session.enter(code, environment)
  }

  /** Opens a page of a case at once, to edit it; how one comes there by hand is a journey of its own. */
  async edit(caseNo: string, page: string) {
    await this.page.goto(`/case_nav?caseNo=${caseNo}&pageId=${page}`)
    await this.save().waitFor()
  }

  /** Opens a case by its number from the list of cases, and reads it. */
  async openCase(caseNo: string) {
    await this.openFromList(caseNo)
    // Whether it is read or edited stands in the address once it is there.
    await this.save().or(this.page.locator('#page-narrative')).first().waitFor()
    if (!/\/pages\//.test(this.page.url())) return
    // By a key: buttons move as long as more of them come.
    await this.button('cases:act.view').press('Enter')
    await this.page.waitForURL((url) => !url.pathname.includes('/pages/'))
    await this.page.locator('#page-narrative').waitFor()
  }

  /** Opens a case by its number; whoever may edit it comes to the page on which it opens. */
  async openFromList(caseNo: string) {
    await this.page.getByRole('searchbox').fill(caseNo)
    // Its line stands still once the list is narrowed.
    await this.page.waitForURL((url) => url.searchParams.get('text') === caseNo)
    await this.page.locator('table[aria-busy=false]').waitFor()
    await this.page.getByRole('link', { name: caseNo, exact: true }).click()
    // The screen may be drawn before its address is there.
    await this.page.waitForURL(/\/cases\/[0-9a-f-]{36}/)
    await this.page.getByRole('heading', { name: caseNo }).waitFor()
  }

  /** From the case that is read to one of its pages, to edit it. */
  async editPage(page: string) {
    await this.page
      .locator(`#page-${page}`)
      .getByRole('button', { name: this.t('cases:act.edit') })
      .click()
    await this.page.waitForURL(`**/pages/${page}`)
    await this.save().waitFor()
  }

  /** The box of the palette. */
  palette(): Locator {
    return this.page.getByRole('dialog').getByPlaceholder(this.t('palette.placeholder'))
  }

  /** By the menu to a part of the configuration of the system; title: as the menu calls it. */
  async openConfiguration(title: string) {
    const menu = this.page.getByRole('navigation', { name: this.t('shell.menu') })
    await menu
      .getByRole('link', { name: this.t('kernel_server:menu_heads.system_configuration') })
      .click()
    await menu.getByRole('link', { name: title, exact: true }).click()
  }

  /** Opens the palette and types once its box has the cursor. */
  async typeInPalette(text: string) {
    await this.page.keyboard.press('Control+k')
    await this.palette().waitFor()
    await this.page.waitForFunction(() => document.activeElement?.matches('[role=dialog] input'))
    await this.page.keyboard.type(text)
  }

  /** Finds an act or a place in the palette and goes there. */
  async runFromPalette(text: string) {
    await this.typeInPalette(text)
    await this.page.getByRole('option').first().waitFor()
    await this.page.keyboard.press('Enter')
  }

  /** Waits until nothing is on its way from the server. */
  async settled() {
    await this.page.waitForLoadState('networkidle')
  }
}
