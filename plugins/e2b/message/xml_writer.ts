/** What the message writer needs of an XML library: elements in document order, nothing twice. */
export interface XmlWriter {
  /** Opens an element of the HL7 namespace inside the open one. */
  open(name: string): void
  /** Gives the open element an attribute; `xsi:type` is the only name with a prefix. */
  attribute(name: string, value: string): void
  /** Adds text to the open element. */
  text(value: string): void
  close(): void
  /** The document with its XML declaration. */
  end(): string
}
