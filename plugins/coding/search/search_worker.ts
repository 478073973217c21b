import { codeVerbatim } from '#plugins/coding/autocoding/code_verbatim'
import { describeBelow, describeTerm } from '#plugins/coding/search/describe_term'
import type {
  DictionaryContent,
  DictionaryTerm,
  SmqMember,
  TermPath,
} from '#plugins/coding/search/dictionary_content'
import { findTerms } from '#plugins/coding/search/find_terms'
import {
  type Answer,
  type IndexFacts,
  type SearchTask,
  type TaskName,
  UNKNOWN,
} from '#plugins/coding/search/search_tasks'
import { TermIndex } from '#plugins/coding/search/term_index'

interface Parts {
  terms: DictionaryTerm[]
  paths: TermPath[]
  members: SmqMember[]
}

/** Runs in a thread of its own: see ThreadedTermSearch. It lives as long as the process. */
const indexes = new Map<string, TermIndex>()
const parts = new Map<string, Parts>()

export default function runTask(task: SearchTask): Answer<TaskName> {
  if (task.name === 'begin') return begin(task.key)
  if (task.name === 'add') return addPart(task.key, task.content)
  if (task.name === 'make') return make(task.key)
  if (task.name === 'keep') return keep(task.keys)
  const index = indexes.get(task.key)
  return index ? ask(index, task) : UNKNOWN
}

function ask(index: TermIndex, task: SearchTask): Answer<TaskName> {
  switch (task.name) {
    case 'find': {
      const { groups, notCurrent } = findTerms(index, task.question)
      const described = groups.map(({ terms, ...group }) => ({
        ...group,
        terms: terms.map((term) => describeTerm(index, term)),
      }))
      return { groups: described, notCurrent }
    }
    case 'below':
      return describeBelow(index, task)
    case 'term': {
      const term = index.term(task.level, task.code)
      return term ? describeTerm(index, term) : null
    }
    case 'code':
      return task.verbatims.map(({ text, synonyms }) => {
        const coded = codeVerbatim(index, text, synonyms)
        return coded && { term: describeTerm(index, coded.term), by: coded.by }
      })
    default:
      throw new Error(`The thread of the search has no task ${task.name}`)
  }
}

function begin(key: string): null {
  parts.set(key, { terms: [], paths: [], members: [] })
  return null
}

function addPart(key: string, content: Partial<DictionaryContent>): null {
  const so = parts.get(key)
  if (!so) throw new Error(`Nothing was begun for ${key}`)
  // Lists of this length cannot be spread into the arguments of a call.
  for (const term of content.terms ?? []) so.terms.push(term)
  for (const path of content.paths ?? []) so.paths.push(path)
  for (const member of content.members ?? []) so.members.push(member)
  return null
}

function make(key: string): IndexFacts {
  const content = parts.get(key) ?? { terms: [], paths: [], members: [] }
  const began = performance.now()
  const before = memory()
  indexes.set(key, new TermIndex(content))
  parts.delete(key)
  return {
    names: content.terms.reduce((sum, { names }) => sum + Object.keys(names).length, 0),
    milliseconds: Math.round(performance.now() - began),
    megabytes: Math.round((memory() - before) / 1e6),
  }
}

function keep(keys: readonly string[]): null {
  for (const key of indexes.keys()) if (!keys.includes(key)) indexes.delete(key)
  return null
}

function memory(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
