import { call } from '#resources/app/calls/call'
import { ApiError, sentenceOf } from '#resources/app/api_error'
import { upload } from '#resources/app/calls/upload'
import { batches } from './batches'
import { fileParts } from './file_parts'
import type { Decision, ImportItem } from './import_item'
import {
  alike,
  isSettled,
  nothing,
  othersOpen,
  type ImportState,
  type RunningImport,
  type Upload,
} from './import_state'
import { sortFiles } from './sort_files'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 2000
const NOT_FOUND = 1005

/** The imports of this tab. They go on while the dialog is closed and on other screens. */
class ImportStore {
  #state: ImportState = nothing
  #watchers = new Set<() => void>()
  #asking = new Set<string>()
  #uploads = 0

  readonly snapshot = () => this.#state

  readonly watch = (watcher: () => void) => {
    this.#watchers.add(watcher)
    for (const { id } of this.#state.imports) void this.follow(id)
    return () => void this.#watchers.delete(watcher)
  }

  show() {
    this.#set({ open: true })
    void this.lookForOpen()
  }

  /** Asks which imports of the project have something left to decide, also those of other days. */
  async lookForOpen() {
    try {
      const { imports } = await call('GET /e2b/imports')
      this.#set({ unfinished: imports })
    } catch {
      // What is open is asked for again with the next look; nothing of this tab depends on it.
    }
  }

  /** Shows the reports of an import, to decide what there is to decide. */
  take(id: string) {
    if (this.#state.imports.some((one) => one.id === id)) return
    this.#set({ imports: [...this.#state.imports, { id, items: null, error: null }] })
    void this.follow(id)
  }

  /** Closes the dialog; what is finished is not shown again. */
  hide() {
    const imports = this.#state.imports.filter((one) => !isSettled(one))
    const unfinished = othersOpen(this.#state)
    this.#set({ open: false, imports, unfinished, turnedAway: [], failed: new Map() })
    void this.lookForOpen()
  }

  /** Sends files. */
  add(chosen: readonly File[]) {
    const { files, away } = sortFiles(chosen)
    this.#set({ turnedAway: away })
    for (const batch of batches(files)) {
      void this.#send({
        key: ++this.#uploads,
        files: batch,
        parts: batch.map(() => 0),
        error: null,
      })
    }
  }

  retry(failed: Upload) {
    this.discard(failed)
    this.add(failed.files)
  }

  discard({ key }: Upload) {
    this.#set({ uploads: this.#state.uploads.filter((one) => one.key !== key) })
  }

  /** Asks for the items of an import until all are read; in ever longer steps. */
  async follow(id: string): Promise<void> {
    if (this.#asking.has(id)) return
    this.#asking.add(id)
    for (
      let wait = FIRST_WAIT_MS;
      await this.#ask(id);
      wait = Math.min(LONGEST_WAIT_MS, wait * 1.3)
    ) {
      await new Promise((done) => window.setTimeout(done, wait))
      if (this.#watchers.size === 0) break
    }
    this.#asking.delete(id)
  }

  /**
   * Carries out a decision.
   * @param caseId case that the follow-up goes to; the first match without it
   * @param toAll also for the reports that wait for the same decision, each with its own first match
   */
  async decide(item: ImportItem, decision: Decision, caseId: string | undefined, toAll: boolean) {
    const others = toAll ? alike(this.#state, item).filter(({ id }) => id !== item.id) : []
    const all = [item, ...others]
    this.#set({ deciding: new Set([...this.#state.deciding, ...all.map(({ id }) => id)]) })
    for (const one of all) await this.#decideOne(one, decision, one === item ? caseId : undefined)
  }

  async #decideOne({ id, importId }: ImportItem, decision: Decision, caseId: string | undefined) {
    const failed = new Map(this.#state.failed)
    failed.delete(id)
    try {
      await call('POST /e2b/imports/{importId}/files/{itemId}/decision', {
        path: { importId, itemId: id },
        body: { decision, caseId },
      })
    } catch (error) {
      failed.set(id, sentenceOf(error))
    }
    await this.#ask(importId)
    this.#set({
      failed,
      deciding: new Set([...this.#state.deciding].filter((other) => other !== id)),
    })
  }

  async #send(sent: Upload) {
    this.#set({ uploads: [...this.#state.uploads, sent] })
    const { files } = sent
    const sizes = files.map(({ size }) => size)
    const progress = (part: number) => this.#change(sent, { parts: fileParts(sizes, part) })
    try {
      const { importId } = await upload('POST /e2b/imports', { form: { files } }, progress)
      this.discard(sent)
      this.take(importId)
    } catch (error) {
      this.#change(sent, { error: sentenceOf(error) })
    }
  }

  /** Whether something of the import still waits to be read. */
  async #ask(id: string): Promise<boolean> {
    try {
      const { files } = await call(
        'GET /e2b/imports/{importId}',
        { path: { importId: id } },
        { poll: true }
      )
      this.#put(id, { items: files, error: null })
      return files.some(({ state }) => state === 'waiting')
    } catch (error) {
      // Of another project, or of a database that is gone: nothing to show.
      if (error instanceof ApiError && error.code === NOT_FOUND) this.#forget(id)
      else this.#put(id, { error: sentenceOf(error) })
      return false
    }
  }

  #put(id: string, change: Partial<RunningImport>) {
    this.#set({
      imports: this.#state.imports.map((one) => (one.id === id ? { ...one, ...change } : one)),
    })
  }

  #forget(id: string) {
    this.#set({ imports: this.#state.imports.filter((one) => one.id !== id) })
  }

  #change({ key }: Upload, change: Partial<Upload>) {
    this.#set({
      uploads: this.#state.uploads.map((one) => (one.key === key ? { ...one, ...change } : one)),
    })
  }

  #set(change: Partial<ImportState>) {
    this.#state = { ...this.#state, ...change }
    for (const watcher of this.#watchers) watcher()
  }
}

export const imports = new ImportStore()
