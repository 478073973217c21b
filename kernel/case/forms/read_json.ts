import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

import { FormSchemaError } from '#kernel/case/forms/refusal'

/** Reads one JSON file; refuses with a sentence when it is missing or no JSON. */
export function readJson<Content>(path: string): Content {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new FormSchemaError(`The form schema file ${path} cannot be read`)
  }
  try {
    return JSON.parse(text) as Content
  } catch (error) {
    throw new FormSchemaError(`${basename(path)} is no JSON: ${(error as Error).message}`)
  }
}

/** Paths of the JSON files of a folder in alphabetical order; none when the folder is missing. */
export function jsonFilesOf(folder: string, ending = '.json'): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name))
}
