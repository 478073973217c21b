import { test } from '@japa/runner'
import { XmlCData, XmlDocument, XmlElement as Node, XmlText } from 'libxml2-wasm'

import { makeMessage, reportContent } from '#tests/factories/make_message'
import { samples } from '#tests/e2b/samples'

import { generateCase } from '#tests/invented/cases/generate_case'
import { toXmlElement } from '#plugins/e2b/message/to_xml_element'
import { HL7, type XmlElement } from '#plugins/e2b/message/xml_element'

const prefixes = new Map([
  ['http://www.w3.org/2001/XMLSchema-instance', 'xsi'],
  ['http://www.w3.org/XML/1998/namespace', 'xml'],
])

/** The same by the nodes of the library, which know nothing of addresses. */
function byNodes(source: Node, parent?: XmlElement): XmlElement {
  const { namespaceUri, name } = source
  const element: XmlElement = {
    name: namespaceUri === HL7 ? name : `{${namespaceUri}}${name}`,
    attributes: {},
    children: [],
    text: '',
    parent,
  }
  for (const { name: own, prefix, namespaceUri: uri, value } of source.attrs) {
    const known = prefixes.get(uri)
    const full = prefix === '' ? own : known ? `${known}:${own}` : `{${uri}}${own}`
    element.attributes[full] = value
  }
  const nodes: (XmlElement | string)[] = []
  for (let node = source.firstChild; node !== null; node = node.next) {
    if (node instanceof Node) {
      const child = byNodes(node, element)
      element.children.push(child)
      nodes.push(child)
    } else if (node instanceof XmlText || node instanceof XmlCData) {
      element.text += node.content
      nodes.push(node.content)
    }
  }
  if (element.children.length > 0 && element.text.trim() !== '') element.mixed = nodes
  return element
}

const odd = [
  '<a/>',
  '<a b="1" c=""/>',
  '<a>text<b/>more<![CDATA[ <c> ]]><!-- no -->end</a>',
  '<p:a xmlns:p="urn:p" xmlns="urn:q" p:b="1" c="2"><d xml:lang="en" xml:space="preserve"> x </d></p:a>',
  '<a xmlns="urn:hl7-org:v3" xmlns:x="http://www.w3.org/2001/XMLSchema-instance" x:type="CE"><a/></a>',
  '<a b="&lt;&amp;&quot;&#10;&#x1F600;演示">&lt;演示 😀&#13;</a>',
  `<a>${'<b/>'.repeat(2000)}</a>`,
  `${'<a>'.repeat(200)}${'</a>'.repeat(200)}`,
  `<a ${Array.from({ length: 300 }, (_, index) => `n${index}="v${index}"`).join(' ')}/>`,
]

test.group('A document as plain data', () => {
  test('says what the nodes of the library say, whatever the document', ({ assert }) => {
    const generated = Array.from({ length: 20 }, (_, number) =>
      makeMessage(generateCase({ seed: 'tree', number }))
    )
    const all = [
      ...odd.map((xml) => Buffer.from(xml)),
      ...samples().map(({ bytes }) => bytes),
      makeMessage(reportContent()),
      ...generated,
    ]
    for (const bytes of all) {
      using document = XmlDocument.fromBuffer(bytes)
      assert.deepEqual(toXmlElement(document), byNodes(document.root))
    }
  })

  test('passes over comments and processing instructions', ({ assert }) => {
    using document = XmlDocument.fromString(
      '<?b?><a>one<?no no?>two<!-- no --><b/><?no?></a><!-- -->'
    )
    const { text, children } = toXmlElement(document)
    assert.equal(text, 'onetwo')
    assert.lengthOf(children, 1)
  })

  test('refuses an element with hundreds of attributes', ({ assert }) => {
    const many = Array.from({ length: 501 }, (_, index) => `n${index}="v"`).join(' ')
    using document = XmlDocument.fromString(`<a ${many}/>`)
    assert.throws(() => toXmlElement(document), /501 attributes/)
  })
})
