import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import {
  XmlBufferInputProvider,
  XmlDocument,
  XsdValidator,
  xmlCleanupInputProvider,
  xmlRegisterInputProvider,
} from 'libxml2-wasm'

import { ROOTS, schemaClosure } from '#plugins/e2b/schema/schema_closure'
import { schemaPath } from '#plugins/e2b/schema/schema_folder'

const compiled = new Map<string, XsdValidator>()

/** The schema of a message, compiled once per process (about 0.2 s) and kept. */
export function compiledSchema(folder: string, root: keyof typeof ROOTS): XsdValidator {
  const key = `${root} ${folder}`
  let validator = compiled.get(key)
  if (validator === undefined) {
    validator = compile(folder, ROOTS[root])
    compiled.set(key, validator)
  }
  return validator
}

/** Forgets what was compiled, after another package was installed. */
export function forgetSchemas() {
  for (const validator of compiled.values()) validator.dispose()
  compiled.clear()
}

/** Only the files of the package can be opened, and only while it is compiled. */
function compile(folder: string, root: string): XsdValidator {
  const read = (name: string) => readFileSync(schemaPath(folder, name))
  const { files } = schemaClosure((name) => read(name).toString('utf8'))
  const urlOf = (name: string) => pathToFileURL(schemaPath(folder, name)).href
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(Object.fromEntries(files.map((name) => [urlOf(name), read(name)])))
  )
  try {
    using document = XmlDocument.fromBuffer(read(root), { url: urlOf(root) })
    return XsdValidator.fromDoc(document)
  } finally {
    xmlCleanupInputProvider()
  }
}
