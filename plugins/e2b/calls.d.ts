// Written by `npm run calls` from the OpenAPI document; not edited by hand.
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Finding } from '#kernel/case/rules/finding'

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /admin/imports": {
            query?: {
                sort?: [
                    "createdAt" | "createdByName",
                    "ASC" | "DESC"
                ];
                range?: [
                    number,
                    number
                ];
                filter?: {
                    q?: string;
                    id?: string | string[];
                };
            };
            answer: {
                id: string;
                createdAt: string;
                createdByName: string;
                reports: number;
                done: number;
                open: number;
                refused: number;
            }[];
        };
        "GET /cases/{caseId}/export": {
            path: {
                caseId: string;
            };
            query?: {
                revision?: number;
                header?: "received" | "project";
            };
            answer: {
                caseNo: string;
                version: number;
                revision: number;
                fileName: string;
                sender: string;
                receiver: string;
                unmapped: {
                    place: string;
                    xml: string;
                }[];
                unwritten: string[];
                schemaErrors: string[] | null;
                findings: Finding[];
                mustBeChecked: boolean;
                revisions: {
                    revision: number;
                    version: number;
                    versionKind: "first" | "follow-up" | "amendment" | "nullification";
                    act: string;
                    actorName: string;
                    at: string;
                }[];
            };
        };
        "GET /cases/{caseId}/incoming": {
            path: {
                caseId: string;
            };
            answer: {
                id: string;
                importId: string;
                fileName: string;
                entry: string | null;
                report: number;
                at: string;
                brings: "follow-up" | "amendment" | "nullification";
                waitsFor: "nullified" | "still_open" | "archive_first" | null;
            }[];
        };
        "GET /cases/{caseId}/incoming/{itemId}": {
            path: {
                caseId: string;
                itemId: string;
            };
            answer: {
                id: string;
                importId: string;
                fileName: string;
                entry: string | null;
                report: number;
                at: string;
                brings: "follow-up" | "amendment" | "nullification";
                waitsFor: "nullified" | "still_open" | "archive_first" | null;
                revision: number;
                incoming: CaseContent;
                current: CaseContent;
                last: CaseContent | null;
                sent: {
                    to: string;
                    day: string;
                    content: CaseContent;
                } | null;
            };
        };
        "POST /cases/{caseId}/incoming/{itemId}/version": {
            path: {
                caseId: string;
                itemId: string;
            };
            body: {
                revision: number;
                chosen: {
                    [key: string]: "accept" | "keep";
                };
            };
            answer: {
                id: string;
            };
        };
        "GET /e2b/exports": {
            answer: {
                id: string;
                state: "waiting" | "done" | "cancelled";
                total: number;
                settled: number;
                done: number;
                startedByName: string;
                startedAt: string;
                endedAt: string | null;
                expiresAt: string | null;
            }[];
        };
        "POST /e2b/exports": {
            body: {
                caseIds?: string[] | null;
                found?: Record<string, never> | null;
                reason?: string | null;
                header?: "received" | "project" | null;
                documents?: boolean | null;
                perMessage?: number | null;
            };
            answer: {
                exportId: string;
            };
        };
        "GET /e2b/exports/{exportId}/problems": {
            path: {
                exportId: string;
            };
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                rows: {
                    caseId: string;
                    caseNo: string;
                    state: string;
                    verdict: string | null;
                    code: number | null;
                    sentence: {
                        en: string;
                        zh: string;
                    } | null;
                    made: string | null;
                }[];
                total: number;
            };
        };
        "GET /e2b/imports": {
            answer: {
                imports: {
                    id: string;
                    at: string;
                    by: string;
                    fileNames: string[];
                    files: number;
                    waiting: number;
                    undecided: number;
                }[];
            };
        };
        "POST /e2b/imports": {
            form: {
                files: Blob[];
            };
            answer: {
                importId: string;
            };
        };
        "GET /e2b/imports/{importId}": {
            path: {
                importId: string;
            };
            answer: {
                files: {
                    at: string | null;
                    follows: string | null;
                    brings: "follow-up" | "amendment" | "nullification" | null;
                    waitsFor: "nullified" | "still_open" | "archive_first" | null;
                    followed: {
                        version: number;
                        versionKind: string;
                        status: string;
                    } | null;
                    id: string;
                    importId: string;
                    position: number;
                    fileName: string;
                    entry: string | null;
                    sha256: string;
                    size: number;
                    report: number;
                    state: "waiting" | "undecided" | "done" | "refused" | "skipped" | "cancelled";
                    verdict: "new" | "follow-up" | "identical" | "possible-duplicate" | "unknown-nullification" | "deleted-case" | "refused" | null;
                    code: number | null;
                    message: {
                        en: string;
                        zh: string;
                    } | null;
                    matches: {
                        caseId: string;
                        caseNo: string;
                        reasons: {
                            element: string;
                            value: string;
                        }[];
                    }[];
                    caseId: string | null;
                    caseNo: string | null;
                    unmapped: number;
                    schemaErrors: string[];
                    headerFindings: {
                        rule: string;
                        severity: string;
                        element: string;
                        message: {
                            en: string;
                            zh: string;
                        };
                    }[];
                    notes: {
                        en: string;
                        zh: string;
                    }[];
                    name: string;
                }[];
            };
        };
        "POST /e2b/imports/{importId}/files/{itemId}/decision": {
            path: {
                importId: string;
                itemId: string;
            };
            body: {
                decision: "new" | "follow-up" | "skip";
                caseId?: string | null;
            };
            answer: {
                at: string | null;
                follows: string | null;
                brings: "follow-up" | "amendment" | "nullification" | null;
                waitsFor: "nullified" | "still_open" | "archive_first" | null;
                followed: {
                    version: number;
                    versionKind: string;
                    status: string;
                } | null;
                id: string;
                importId: string;
                position: number;
                fileName: string;
                entry: string | null;
                sha256: string;
                size: number;
                report: number;
                state: "waiting" | "undecided" | "done" | "refused" | "skipped" | "cancelled";
                verdict: "new" | "follow-up" | "identical" | "possible-duplicate" | "unknown-nullification" | "deleted-case" | "refused" | null;
                code: number | null;
                message: {
                    en: string;
                    zh: string;
                } | null;
                matches: {
                    caseId: string;
                    caseNo: string;
                    reasons: {
                        element: string;
                        value: string;
                    }[];
                }[];
                caseId: string | null;
                caseNo: string | null;
                unmapped: number;
                schemaErrors: string[];
                headerFindings: {
                    rule: string;
                    severity: string;
                    element: string;
                    message: {
                        en: string;
                        zh: string;
                    };
                }[];
                notes: {
                    en: string;
                    zh: string;
                }[];
            };
        };
    }
}
