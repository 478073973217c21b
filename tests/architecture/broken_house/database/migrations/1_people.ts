/** What the kernel keeps: plugins may name projects. */
export const up = `CREATE TABLE users (id uuid); CREATE TABLE projects (id uuid);`
