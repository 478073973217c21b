import type { Words } from '#kernel/language/words'

/** What a bundle says beside the names of elements and codes. */
export const bundleWords = {
  row: { en: 'Row', zh: '行标识' },
  rowHelp: {
    en: 'Names the row in the case: any text that no other row of its group has.',
    zh: '在病例中标识该行：同组其他行未使用的任意文本。',
  },
  yes: { en: 'Yes', zh: '是' },
  no: { en: 'No', zh: '否' },
  value: { en: 'Value', zh: '值' },
  nullFlavor: { en: 'Null flavour', zh: '空值原因' },
  coded: { en: 'Code with its name', zh: '代码及其名称' },
  codeSystem: { en: 'Code system (OID)', zh: '代码系统（OID）' },
  codeSystemVersion: { en: 'Version of the code system', zh: '代码系统版本' },
  displayName: { en: 'Name of the code', zh: '代码名称' },
  file: { en: 'SHA-256 of the document', zh: '文件的 SHA-256' },
  name: { en: 'File name', zh: '文件名' },
  mediaType: { en: 'Media type', zh: '媒体类型' },
  size: { en: 'Size in bytes', zh: '大小（字节）' },
  compressed: { en: 'Deflated in the message', zh: '在报文中压缩' },
  verbatim: { en: 'As text in the message', zh: '在报文中为文本' },
  base64: { en: 'Content in Base64', zh: '内容（Base64）' },
} satisfies Record<string, Words>

export type BundleWord = keyof typeof bundleWords
