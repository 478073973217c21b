import { ParseOption, XmlDocument } from 'libxml2-wasm'

/** libxml2 takes text of more than 10 MB (an attachment) only on demand. */
const LARGE = 10 * 1000 * 1000

const OPTIONS =
  ParseOption.XML_PARSE_NOBLANKS |
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_BIG_LINES

/**
 * Parses XML in UTF-8, whatever its declaration says; the only way to a document. External files
 * are never opened, entities never expanded, XInclude never followed.
 * @returns the document, which the caller disposes
 * @throws XmlParseError
 */
export function parseXml(bytes: Uint8Array): XmlDocument {
  const option = bytes.length > LARGE ? OPTIONS | ParseOption.XML_PARSE_HUGE : OPTIONS
  return XmlDocument.fromBuffer(bytes, { encoding: 'UTF-8', option })
}
