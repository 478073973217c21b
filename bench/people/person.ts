import { setTimeout as sleep } from 'node:timers/promises'

import { timed } from '../measure.js'
import type { Browser } from './browser.js'

/** What somebody does, one after the other, and again. */
export const acts = ['list of cases', 'case to read', 'page to edit', 'page saved'] as const
export type ActName = (typeof acts)[number]

/** Page on which everybody works: the patient. */
const PAGE = 'patient'

/** Tells of one request: how long it took, ms, or why it failed. */
export type Tell = (act: ActName, ms: number | Error) => void

interface Editor {
  readonly case: { readonly revision: number }
  readonly content: Record<string, unknown>
}

/** Somebody who works on a case of their own: reads lists and cases, and saves a page now and then. */
export class Person {
  #editor?: Editor
  #weight = 40

  constructor(
    private readonly browser: Browser,
    private readonly caseId: string,
    private readonly partOfPage: (content: Record<string, unknown>) => Record<string, unknown>
  ) {}

  /**
   * Works until told to stop.
   * @param pause ms between an answer and the next request
   * @param start ms before the first request, so that not all come in the same moment
   */
  async work(pause: number, start: number, signal: AbortSignal, tell: Tell): Promise<void> {
    const rest = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined)
    await rest(start)
    for (let turn = Math.floor(start); !signal.aborted; turn++) {
      const act = this.#editor ? acts[turn % acts.length]! : 'page to edit'
      try {
        tell(act, await timed(() => this.once(act)))
      } catch (error) {
        tell(act, error as Error)
      }
      await rest(pause)
    }
  }

  /** Does each act once; code and connections become warm. */
  async warmUp(): Promise<void> {
    for (const act of ['page to edit', ...acts] as const) await this.once(act)
  }

  /** Does one act. */
  async once(act: ActName): Promise<void> {
    if (act === 'list of cases') await this.browser.call('/cases?pageSize=20')
    else if (act === 'case to read') await this.browser.visit(`/cases/${this.caseId}`)
    else if (act === 'page to edit') await this.#open()
    else await this.#save()
  }

  async #open(): Promise<void> {
    const shown = await this.browser.visit(`/cases/${this.caseId}/pages/${PAGE}`)
    this.#editor = shown as unknown as Editor
  }

  async #save(): Promise<void> {
    const { content, case: shown } = this.#editor!
    this.#weight = this.#weight === 120 ? 40 : this.#weight + 1
    const changed = { ...this.partOfPage(content), D_3: String(this.#weight) }
    const saved = await this.browser.save(this.caseId, PAGE, {
      baseRevision: shown.revision,
      content: changed,
    })
    this.#editor = { content: { ...content, ...changed }, case: saved as { revision: number } }
  }
}
