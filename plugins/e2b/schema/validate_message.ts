import { XmlDocument, type XmlLibError, XmlParseError, XmlValidateError } from 'libxml2-wasm'

import { parseXml } from '#plugins/e2b/intake/parse_xml'
import { compiledSchema } from '#plugins/e2b/schema/compiled_schema'
import { hasSchema, schemaFolder } from '#plugins/e2b/schema/schema_folder'

export interface SchemaError {
  line: number
  message: string
}

/** What the schema says about a message. */
export interface SchemaVerdict {
  /** false: no schema package is installed, nothing was checked. */
  checked: boolean
  /** Valid, or not checked. */
  valid: boolean
  errors: SchemaError[]
}

const ACKNOWLEDGEMENT = 'MCCI_IN200101UV01'

/**
 * Validates a message or an acknowledgement against the installed ICH schema.
 * @param source bytes, text, or a parsed document that the caller disposes
 */
export function validateMessage(
  source: Uint8Array | string | XmlDocument,
  folder = schemaFolder()
): SchemaVerdict {
  if (!hasSchema(folder)) return { checked: false, valid: true, errors: [] }
  try {
    if (source instanceof XmlDocument) validate(source, folder)
    else {
      using document = parseXml(typeof source === 'string' ? Buffer.from(source) : source)
      validate(document, folder)
    }
    return { checked: true, valid: true, errors: [] }
  } catch (error) {
    if (!(error instanceof XmlValidateError || error instanceof XmlParseError)) throw error
    return { checked: true, valid: false, errors: errorsOf(error) }
  }
}

function validate(document: XmlDocument, folder: string) {
  const isAcknowledgement = document.root.name === ACKNOWLEDGEMENT
  compiledSchema(folder, isAcknowledgement ? 'acknowledgement' : 'message').validate(document)
}

function errorsOf(error: XmlLibError): SchemaError[] {
  return error.details.map(({ line, message }) => ({
    line,
    message: message.trim().replaceAll('{urn:hl7-org:v3}', ''),
  }))
}
