import type { Resource, ResourceLanguage } from 'i18next'
import en from '../lang/en.json'
import zh from '../lang/zh.json'

type Book = { default: ResourceLanguage }

const books = import.meta.glob<Book>('/plugins/*/lang/{zh,en}.json', { eager: true })

/** All words: the kernel's and those of every plugin, whose namespace is the plugin's name. */
export function wordBooks(): Resource {
  const all: Resource = { zh: { kernel: zh }, en: { kernel: en } }
  for (const [path, book] of Object.entries(books)) {
    const [, plugin, , file] = path.slice(1).split('/')
    all[file.replace('.json', '')][plugin] = book.default as never
  }
  return all
}
