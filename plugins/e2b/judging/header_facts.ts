import type { HeaderFacts } from '#plugins/e2b/contract'
import { childAt, type XmlElement } from '#plugins/e2b/message/xml_element'

const MESSAGE = 'PORR_IN049016UV'

/** Reads what the wrappers of batch and messages say. What is not there is left out. */
export function headerFactsOf(root: XmlElement): HeaderFacts {
  const messages = root.children.filter(({ name }) => name === MESSAGE)
  return {
    batch: factOf(root, {
      '@responseModeCode': ['responseModeCode', 'code'],
      '@batchInteraction': ['interactionId', 'extension'],
      '@transmissionQuantity': ['transmissionQuantity', 'value'],
    }),
    messages: messages.map((message) =>
      factOf(message, {
        'N.2.r.@processingCode': ['processingCode', 'code'],
        'N.2.r.@acceptAckCode': ['acceptAckCode', 'code'],
      })
    ),
  }
}

function factOf(
  element: XmlElement,
  asked: Readonly<Record<string, readonly [child: string, attribute: string]>>
): Record<string, string> {
  const found = Object.entries(asked).map(([field, [child, attribute]]) => [
    field,
    childAt(element, [child])?.attributes[attribute],
  ])
  return Object.fromEntries(found.filter(([, value]) => value !== undefined))
}
