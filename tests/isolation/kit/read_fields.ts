import { HttpRequest } from '@adonisjs/core/http'

type Fields = Record<string, unknown>

/** A condition that no list has; what is looked for in it is noted, too. */
export const PROBE = '{"nothing_like_it":"zq"}'

/**
 * Notes which fields of the query string the program looks at while a request is answered: nobody
 * has to keep a list of them.
 * @returns what was looked at, and how to stop
 */
export function watchFields() {
  const seen = new Set<string>()
  const inFilter = new Set<string>()
  const watched = ['qs', 'all', 'original'] as const
  const before = watched.map((name) => HttpRequest.prototype[name])
  watched.forEach((name, at) => {
    HttpRequest.prototype[name] = function (this: HttpRequest) {
      return noting(before[at]!.call(this) as Fields, seen)
    }
  })
  const { input } = HttpRequest.prototype
  HttpRequest.prototype.input = function (this: HttpRequest, key: string, otherwise?: unknown) {
    seen.add(key.split('.')[0]!)
    return input.call(this, key, otherwise) as unknown
  }
  const { parse } = JSON
  JSON.parse = (text: string, reviver?: never) => {
    const value = parse(text, reviver) as Fields
    return text === PROBE ? noting(value, inFilter) : value
  }
  return {
    take() {
      const fields = { query: [...seen], filter: [...inFilter] }
      seen.clear()
      inFilter.clear()
      return fields
    },
    stop() {
      watched.forEach((name, at) => {
        HttpRequest.prototype[name] = before[at]!
      })
      HttpRequest.prototype.input = input
      JSON.parse = parse
    },
  }
}

function noting(fields: Fields, seen: Set<string>): Fields {
  return new Proxy(fields, {
    get(target, key) {
      if (typeof key === 'string' && !(key in Object.prototype)) seen.add(key)
      return Reflect.get(target, key) as unknown
    },
  })
}
