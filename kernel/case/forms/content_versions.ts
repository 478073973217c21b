import { join } from 'node:path'

import { formSchemasFolder } from '#kernel/case/forms/form_schemas_folder'
import { readJson } from '#kernel/case/forms/read_json'
import { FormSchemaError } from '#kernel/case/forms/refusal'
import type { ContentMigration } from '#kernel/case/forms/upgrade_content'
import type { Words } from '#kernel/language/words'

/** One version of the case content: which pages changed, and how stored contents follow. */
export interface ContentVersion {
  version: number
  note: Words
  /** Version of each page that changed (all of them in the first). */
  pages: Record<string, number>
  migration?: string
}

export interface ContentVersions {
  /** The version in which contents are written now. */
  current: number
  versions: ContentVersion[]
  migrations: ContentMigration[]
}

/** Reads the versions of the case content with their migrations. */
export function loadContentVersions(folder = formSchemasFolder): ContentVersions {
  const history = join(folder, 'icsr/history')
  const file = readJson<Omit<ContentVersions, 'migrations'>>(join(history, 'versions.json'))
  const migrations = file.versions
    .filter(({ migration }) => migration !== undefined)
    .map(({ migration }) => readJson<ContentMigration>(join(history, migration!)))
  for (const { version } of file.versions.slice(1)) {
    if (!migrations.some(({ to }) => to === version)) {
      throw new FormSchemaError(`No migration leads to content version ${version}`)
    }
  }
  return { ...file, migrations }
}

/** Version of a page in a version of the content. */
export function pageVersionIn({ versions }: ContentVersions, page: string, version: number) {
  return versions.filter((each) => each.version <= version && page in each.pages).at(-1)?.pages[
    page
  ]
}
