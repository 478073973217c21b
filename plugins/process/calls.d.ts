// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /case/process/board": {
            answer: {
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                    workingDays: number | null;
                    count: number;
                    overdue: number;
                    stuck: number;
                    unassigned: number;
                    oldest: number;
                    unasked: number;
                    ages: number[];
                    holders: {
                        id: string;
                        name: string;
                        count: number;
                        overdue: number;
                    }[];
                }[];
                deleted: number;
            };
        };
        "GET /case/process/deleted": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                rows: {
                    caseId: string;
                    caseNo: string;
                    at: string;
                    by: string;
                    reason: string;
                }[];
                total: number;
            };
        };
        "POST /case/process/many": {
            body: {
                caseIds?: string[] | null;
                found?: Record<string, never> | null;
                act: "pass" | "claim" | "transfer" | "delete" | "restore";
                to?: string[] | null;
                reason?: string | null;
            };
            answer: {
                batchId: string;
            };
        };
        "GET /case/process/people/{node}": {
            path: {
                node: string;
            };
            answer: {
                id: string;
                name: string;
                load: number;
            }[];
        };
        "GET /case/process/stuck": {
            query?: {
                node?: string;
                holder?: string;
                sort?: "since" | "caseNo" | "node";
                order?: "asc" | "desc";
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                caseId: string;
                reasons: {
                    kind: "overdue" | "unheld" | "frozen" | "no_right" | "gate";
                    sentence: {
                        en: string;
                        zh: string;
                    };
                    place?: string;
                }[];
            }[];
        };
        "GET /case/process/task/user": {
            query?: {
                node?: string;
                holder?: string;
                sort?: "since" | "caseNo" | "node";
                order?: "asc" | "desc";
                page?: number;
                pageSize?: 20 | 50 | 100;
                view?: "mine" | "open" | "all";
            };
            answer: {
                rows: {
                    caseId: string;
                    caseNo: string;
                    node: string;
                    nodeName: {
                        en: string;
                        zh: string;
                    };
                    since: string;
                    act: ("begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore" | "unlock") | null;
                    holder: string | null;
                    holderId: string | null;
                    by: string | null;
                    reason: string | null;
                }[];
                total: number;
            };
        };
        "GET /cases/{caseId}/process": {
            path: {
                caseId: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        pages?: string[];
                        afterReturn: "resume" | "rerun";
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore" | "unlock";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                    kind?: "follow-up" | "amendment" | "nullification";
                }[];
            };
        };
        "POST /cases/{caseId}/process/claim": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        pages?: string[];
                        afterReturn: "resume" | "rerun";
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore" | "unlock";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                    kind?: "follow-up" | "amendment" | "nullification";
                }[];
            };
        };
        "POST /cases/{caseId}/process/delete": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
                reason: string;
            };
            answer: Record<string, never>;
        };
        "GET /cases/{caseId}/process/obstacles": {
            path: {
                caseId: string;
            };
            answer: {
                gate: string;
                label: {
                    en: string;
                    zh: string;
                };
                level: "block" | "warn";
                sentence: {
                    en: string;
                    zh: string;
                };
                place?: string;
            }[];
        };
        "POST /cases/{caseId}/process/pass": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        pages?: string[];
                        afterReturn: "resume" | "rerun";
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore" | "unlock";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                    kind?: "follow-up" | "amendment" | "nullification";
                }[];
            };
        };
        "GET /cases/{caseId}/process/people": {
            path: {
                caseId: string;
            };
            answer: {
                id: string;
                name: string;
            }[];
        };
        "POST /cases/{caseId}/process/recall": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
                reason: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        pages?: string[];
                        afterReturn: "resume" | "rerun";
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore" | "unlock";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                    kind?: "follow-up" | "amendment" | "nullification";
                }[];
            };
        };
        "POST /cases/{caseId}/process/restore": {
            path: {
                caseId: string;
            };
            body: {
                reason: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        pages?: string[];
                        afterReturn: "resume" | "rerun";
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore" | "unlock";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                    kind?: "follow-up" | "amendment" | "nullification";
                }[];
            };
        };
        "POST /cases/{caseId}/process/return": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
                reason: string;
                to: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        pages?: string[];
                        afterReturn: "resume" | "rerun";
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore" | "unlock";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                    kind?: "follow-up" | "amendment" | "nullification";
                }[];
            };
        };
        "POST /cases/{caseId}/process/transfer": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
                reason: string;
                to: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        pages?: string[];
                        afterReturn: "resume" | "rerun";
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore" | "unlock";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                    kind?: "follow-up" | "amendment" | "nullification";
                }[];
            };
        };
        "POST /cases/{caseId}/process/withdraw": {
            path: {
                caseId: string;
            };
            body: {
                seen: number;
                reason: string;
                to: string;
            };
            answer: {
                revision: number;
                definition: {
                    version: number;
                    nodes: {
                        key: string;
                        name: {
                            en: string;
                            zh: string;
                        };
                        kind: "entry" | "work" | "evaluation" | "ended";
                        isCoded: boolean;
                        opensOn?: string;
                        pages?: string[];
                        afterReturn: "resume" | "rerun";
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                steps: {
                    seq: number;
                    act: "begin" | "pass" | "return" | "withdraw" | "recall" | "claim" | "transfer" | "delete" | "restore" | "unlock";
                    from: string | null;
                    to: string;
                    actor: {
                        id: string;
                        name: string;
                    } | null;
                    holder: {
                        id: string;
                        name: string;
                    } | null;
                    at: string;
                    reason: string | null;
                    revision: number;
                    definition: number;
                    kind?: "follow-up" | "amendment" | "nullification";
                }[];
            };
        };
        "GET /cases/{caseId}/quality": {
            path: {
                caseId: string;
            };
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
            };
            answer: {
                rows: {
                    id: string;
                    path: string;
                    element: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    place: string;
                    entered: unknown;
                    corrected: unknown;
                    enteredBy: string | null;
                    correctedBy: string;
                    at: string;
                    version: number;
                    revision: number;
                    severity: "critical" | "major" | "minor" | "open";
                }[];
                total: number;
                counts: {
                    critical: number;
                    major: number;
                    minor: number;
                    open: number;
                };
            };
        };
        "PUT /cases/{caseId}/quality/{correctionId}": {
            path: {
                caseId: string;
                correctionId: string;
            };
            body: {
                seen: number;
                severity: "critical" | "major" | "minor" | "open";
            };
            answer: Record<string, never>;
        };
        "GET /company/template/process": {
            answer: {
                version: number;
                setup: {
                    nodes: {
                        key: string;
                        afterReturn: "resume" | "rerun";
                        pages?: string[];
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                }[];
                pages: {
                    page: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                }[];
                gates: {
                    name: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                }[];
                people: {
                    [key: string]: {
                        id: string;
                        name: string;
                    }[];
                };
            };
        };
        "PUT /company/template/process": {
            body: {
                version: number;
                nodes: {
                    key: string;
                    afterReturn: "resume" | "rerun";
                    pages?: string[] | null;
                    assignment?: "claimed" | "named" | "random" | "least" | null;
                    assignee?: string | null;
                    workingDays?: number | null;
                    notBy?: string[] | null;
                    notFor?: ("follow-up" | "amendment" | "nullification")[] | null;
                    gates?: {
                        [key: string]: "block" | "warn";
                    } | null;
                }[];
                locksEnded?: boolean | null;
                followsEnded?: boolean | null;
            };
            answer: {
                version: number;
                setup: {
                    nodes: {
                        key: string;
                        afterReturn: "resume" | "rerun";
                        pages?: string[];
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                }[];
                pages: {
                    page: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                }[];
                gates: {
                    name: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                }[];
                people: {
                    [key: string]: {
                        id: string;
                        name: string;
                    }[];
                };
            };
        };
        "GET /process/node/evaluation": {
            answer: {
                version: number;
                node: string;
                pages: string[];
            };
        };
        "PUT /process/node/page": {
            body: {
                version: number;
                node?: string | null;
                pages: string[];
            };
            answer: {
                version: number;
                node: string;
                pages: string[];
            };
        };
        "GET /process/node/page/list": {
            answer: {
                page: string;
                name: {
                    en: string;
                    zh: string;
                };
            }[];
        };
        "GET /system/process": {
            answer: {
                version: number;
                setup: {
                    nodes: {
                        key: string;
                        afterReturn: "resume" | "rerun";
                        pages?: string[];
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                }[];
                pages: {
                    page: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                }[];
                gates: {
                    name: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                }[];
                people: {
                    [key: string]: {
                        id: string;
                        name: string;
                    }[];
                };
            };
        };
        "PUT /system/process": {
            body: {
                version: number;
                nodes: {
                    key: string;
                    afterReturn: "resume" | "rerun";
                    pages?: string[] | null;
                    assignment?: "claimed" | "named" | "random" | "least" | null;
                    assignee?: string | null;
                    workingDays?: number | null;
                    notBy?: string[] | null;
                    notFor?: ("follow-up" | "amendment" | "nullification")[] | null;
                    gates?: {
                        [key: string]: "block" | "warn";
                    } | null;
                }[];
                locksEnded?: boolean | null;
                followsEnded?: boolean | null;
            };
            answer: {
                version: number;
                setup: {
                    nodes: {
                        key: string;
                        afterReturn: "resume" | "rerun";
                        pages?: string[];
                        assignment?: "claimed" | "named" | "random" | "least";
                        assignee?: string;
                        workingDays?: number;
                        notFor?: ("follow-up" | "amendment" | "nullification")[];
                        notBy?: string[];
                        gates?: {
                            [key: string]: "block" | "warn";
                        };
                    }[];
                    locksEnded?: boolean;
                    followsEnded?: boolean;
                };
                nodes: {
                    key: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                    kind: "entry" | "work" | "evaluation" | "ended";
                }[];
                pages: {
                    page: string;
                    name: {
                        en: string;
                        zh: string;
                    };
                }[];
                gates: {
                    name: string;
                    label: {
                        en: string;
                        zh: string;
                    };
                }[];
                people: {
                    [key: string]: {
                        id: string;
                        name: string;
                    }[];
                };
            };
        };
    }
}
