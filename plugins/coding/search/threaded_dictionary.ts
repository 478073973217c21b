import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { Threads } from '#kernel/threads/threads'

import {
  MedicalDictionary,
  type TermLevel,
  type TermQuestion,
  type Verbatim,
} from '#plugins/coding/contract/dictionary'
import { DictionaryContents } from '#plugins/coding/records/dictionary_contents'
import {
  type Answer,
  type Asks,
  type Gives,
  type IndexFacts,
  type SearchTask,
  type TaskName,
  UNKNOWN,
} from '#plugins/coding/search/search_tasks'
import { notLoaded } from '#plugins/coding/versions/missing_versions'

/**
 * Keeps the indexes in one thread, so that making one (seconds) or asking one (milliseconds) holds
 * up no request. An index is known by the releases that it was made of; when they change, the next
 * question makes a new one.
 */
@inject()
export default class ThreadedDictionary extends MedicalDictionary {
  #thread = new Threads<SearchTask, Answer<TaskName>>({
    module: new URL('./search_worker', import.meta.url),
    most: 1,
  })
  #making = new Map<string, Promise<IndexFacts>>()

  constructor(private contents: DictionaryContents) {
    super()
  }

  versions() {
    return this.contents.versions()
  }

  find(version: string, question: TermQuestion) {
    return this.#ask(version, 'find', { question })
  }

  below(version: string, level: TermLevel, code: number | null) {
    return this.#ask(version, 'below', { level, code })
  }

  /** What an SMQ is stands in the database alone: a page of text for each would fill the memory. */
  async term(version: string, level: TermLevel, code: number) {
    const term = await this.#ask(version, 'term', { level, code })
    if (term?.level !== 'smq') return term
    return { ...term, smq: await this.contents.smq(version, code) }
  }

  code(version: string, verbatims: readonly Verbatim[]) {
    return this.#ask(version, 'code', { verbatims })
  }

  /** Makes the index of a version anew, and says what that took. */
  async prepare(version: string): Promise<IndexFacts> {
    return this.#make(version, await this.#keyOf(version))
  }

  async close(): Promise<void> {
    this.#making.clear()
    await this.#thread.close()
  }

  async #ask<Name extends TaskName>(
    version: string,
    name: Name,
    asks: Asks<Name>
  ): Promise<Gives<Name>> {
    const key = await this.#keyOf(version)
    const ask = () => this.#run<Name>({ name, key, ...asks } as unknown as SearchTask)
    let answer = await ask()
    if (answer === UNKNOWN) {
      await this.#make(version, key)
      answer = await ask()
    }
    if (answer === UNKNOWN) throw new Error(`The index of ${version} went away while it was asked`)
    return answer as Gives<Name>
  }

  /** Several who ask for the same at once wait for the same. */
  #make(version: string, key: string): Promise<IndexFacts> {
    const making = this.#making.get(key) ?? this.#fill(version, key)
    this.#making.set(key, making)
    return making.finally(() => this.#making.delete(key))
  }

  async #fill(version: string, key: string): Promise<IndexFacts> {
    await this.#run<'begin'>({ name: 'begin', key })
    for await (const content of this.contents.parts(version)) {
      await this.#run<'add'>({ name: 'add', key, content })
    }
    const facts = (await this.#run<'make'>({ name: 'make', key })) as IndexFacts
    const keys = await this.contents.keys()
    await this.#run<'keep'>({ name: 'keep', key, keys: [...keys, key] })
    return facts
  }

  async #keyOf(version: string): Promise<string> {
    const key = await this.contents.keyOf(version)
    if (key === null) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: notLoaded(version) })
    return key
  }

  async #run<Name extends TaskName>(task: SearchTask): Promise<Answer<Name>> {
    return (await this.#thread.run(task)) as Answer<Name>
  }
}
