import {
  checkAddress,
  checkBytes,
  FileMissing,
  FileStore,
  FileStoreFailure,
  sha256Of,
  type StoredFile,
} from '#kernel/files/file_store'
import { S3Client, type S3Settings } from '#kernel/files/s3/s3_client'

/** Keeps files in a bucket of an S3 storage, each under its hash; a PUT is there in full or not. */
export class S3FileStore extends FileStore {
  #client: S3Client

  constructor(settings: S3Settings) {
    super()
    this.#client = new S3Client(settings)
  }

  async put(bytes: Uint8Array): Promise<StoredFile> {
    const sha256 = sha256Of(bytes)
    if (await this.has(sha256)) return { sha256, size: bytes.length }
    const answer = await this.#client.request('PUT', `files/${sha256}`, bytes)
    if (!answer.ok) throw new FileStoreFailure('the bucket is not there')
    return { sha256, size: bytes.length }
  }

  async get(sha256: string): Promise<Buffer> {
    const answer = await this.#client.request('GET', `files/${checkAddress(sha256)}`)
    if (!answer.ok) throw new FileMissing(`The file ${sha256} is not in the store`)
    return checkBytes(sha256, Buffer.from(await answer.arrayBuffer()))
  }

  async has(sha256: string): Promise<boolean> {
    return (await this.#client.request('HEAD', `files/${checkAddress(sha256)}`)).ok
  }

  /** Only a service that is asked to keep something says that it is full. */
  async hasRoomFor(): Promise<boolean> {
    return true
  }
}
