import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

/**
 * Narrows lines of the trail to those that changed an element or something below it. A line about a
 * whole content holds the element as a key, any other names it in the path.
 * @param element its number or its key
 * @param unseen keys of elements that whoever asks does not see: no line is found by them
 */
export function narrowToElement(
  lines: DatabaseQueryBuilderContract,
  element: string,
  unseen: ReadonlySet<string> = new Set()
): void {
  const key = element.replaceAll('.', '_')
  if (unseen.has(key)) void lines.whereRaw('false')
  void lines.whereRaw(changesElement, [key, [...unseen] as string[] & Date[], key])
}

/** Some change of a line is of the element, and of none that is not seen. */
const changesElement = `exists (select from jsonb_array_elements(changes) c where
  (strpos(c->>'path', ?) > 0 and not ?::text[] &&
    string_to_array(regexp_replace(c->>'path', '[[][^]]*[]]', '', 'g'), '.'))
  or (c->>'path' = '' and c->'after' is not null
    and jsonb_path_exists(c->'after', ('$.**.' || to_json(?::text))::jsonpath)))`
