// Written by `npm run calls` from the OpenAPI document; not edited by hand.
export {}

declare module '#resources/app/calls/calls' {
    interface Calls {
        "GET /query": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                caseId?: string;
                caseNo?: string;
                status?: "draft" | "sent" | "replied" | "closed";
                whose?: "to_answer" | "asked";
                text?: string;
                sort?: "number" | "caseNo" | "status" | "sentAt";
                order?: "asc" | "desc";
            };
            answer: {
                rows: {
                    id: string;
                    number: number;
                    caseId: string;
                    caseNo: string;
                    caseVersion: number;
                    caseRevision: number;
                    page: string | null;
                    path: string | null;
                    placeName: {
                        en: string;
                        zh: string;
                    } | null;
                    status: "draft" | "sent" | "replied" | "closed";
                    senderId: string;
                    senderName: string;
                    receiverId: string;
                    receiverName: string;
                    content: string;
                    reply: string | null;
                    revision: number;
                    createdAt: string;
                    sentAt: string | null;
                    repliedAt: string | null;
                    closedAt: string | null;
                }[];
                total: number;
            };
        };
        "POST /query": {
            body: {
                caseId: string;
                page?: string | null;
                path?: string | null;
                receiverId: string;
                content: string;
                send?: boolean | null;
            };
            answer: {
                id: string;
                number: number;
                caseId: string;
                caseNo: string;
                caseVersion: number;
                caseRevision: number;
                page: string | null;
                path: string | null;
                placeName: {
                    en: string;
                    zh: string;
                } | null;
                status: "draft" | "sent" | "replied" | "closed";
                senderId: string;
                senderName: string;
                receiverId: string;
                receiverName: string;
                content: string;
                reply: string | null;
                revision: number;
                createdAt: string;
                sentAt: string | null;
                repliedAt: string | null;
                closedAt: string | null;
                isRowGone: boolean;
                messages: {
                    kind: "question" | "reply" | "further" | "closing";
                    content: string;
                    authorName: string;
                    at: string;
                }[];
            };
        };
        "GET /query/{queryId}": {
            path: {
                queryId: string;
            };
            answer: {
                id: string;
                number: number;
                caseId: string;
                caseNo: string;
                caseVersion: number;
                caseRevision: number;
                page: string | null;
                path: string | null;
                placeName: {
                    en: string;
                    zh: string;
                } | null;
                status: "draft" | "sent" | "replied" | "closed";
                senderId: string;
                senderName: string;
                receiverId: string;
                receiverName: string;
                content: string;
                reply: string | null;
                revision: number;
                createdAt: string;
                sentAt: string | null;
                repliedAt: string | null;
                closedAt: string | null;
                isRowGone: boolean;
                messages: {
                    kind: "question" | "reply" | "further" | "closing";
                    content: string;
                    authorName: string;
                    at: string;
                }[];
            };
        };
        "PUT /query/{queryId}": {
            path: {
                queryId: string;
            };
            body: {
                revision: number;
                page?: string | null;
                path?: string | null;
                receiverId: string;
                content: string;
                send?: boolean | null;
            };
            answer: {
                id: string;
                number: number;
                caseId: string;
                caseNo: string;
                caseVersion: number;
                caseRevision: number;
                page: string | null;
                path: string | null;
                placeName: {
                    en: string;
                    zh: string;
                } | null;
                status: "draft" | "sent" | "replied" | "closed";
                senderId: string;
                senderName: string;
                receiverId: string;
                receiverName: string;
                content: string;
                reply: string | null;
                revision: number;
                createdAt: string;
                sentAt: string | null;
                repliedAt: string | null;
                closedAt: string | null;
                isRowGone: boolean;
                messages: {
                    kind: "question" | "reply" | "further" | "closing";
                    content: string;
                    authorName: string;
                    at: string;
                }[];
            };
        };
        "PUT /query/close": {
            body: {
                queryId: string;
                revision: number;
                content?: string | null;
            };
            answer: {
                id: string;
                number: number;
                caseId: string;
                caseNo: string;
                caseVersion: number;
                caseRevision: number;
                page: string | null;
                path: string | null;
                placeName: {
                    en: string;
                    zh: string;
                } | null;
                status: "draft" | "sent" | "replied" | "closed";
                senderId: string;
                senderName: string;
                receiverId: string;
                receiverName: string;
                content: string;
                reply: string | null;
                revision: number;
                createdAt: string;
                sentAt: string | null;
                repliedAt: string | null;
                closedAt: string | null;
                isRowGone: boolean;
                messages: {
                    kind: "question" | "reply" | "further" | "closing";
                    content: string;
                    authorName: string;
                    at: string;
                }[];
            };
        };
        "POST /query/detail": {
            body: {
                queryId: string;
                revision: number;
                act: "reply" | "ask_again";
                content: string;
            };
            answer: {
                id: string;
                number: number;
                caseId: string;
                caseNo: string;
                caseVersion: number;
                caseRevision: number;
                page: string | null;
                path: string | null;
                placeName: {
                    en: string;
                    zh: string;
                } | null;
                status: "draft" | "sent" | "replied" | "closed";
                senderId: string;
                senderName: string;
                receiverId: string;
                receiverName: string;
                content: string;
                reply: string | null;
                revision: number;
                createdAt: string;
                sentAt: string | null;
                repliedAt: string | null;
                closedAt: string | null;
                isRowGone: boolean;
                messages: {
                    kind: "question" | "reply" | "further" | "closing";
                    content: string;
                    authorName: string;
                    at: string;
                }[];
            };
        };
        "GET /query/existence/{caseId}": {
            path: {
                caseId: string;
            };
            answer: {
                count: number;
                open: number;
                toAnswer: number;
            };
        };
        "POST /query/file": {
            body: {
                caseId: string;
                kind: "xlsx" | "csv";
            };
        };
        "GET /query/mail/record": {
            query?: {
                page?: number;
                pageSize?: 20 | 50 | 100;
                queryId?: string;
            };
            answer: {
                rows: {
                    id: string;
                    queryId: string;
                    number: number;
                    caseNo: string;
                    about: "asked" | "replied" | "closed";
                    toName: string;
                    state: "waiting" | "sent" | "failed" | "unaddressed";
                    askedAt: string;
                    settledAt: string | null;
                }[];
                total: number;
            };
        };
        "POST /query/mail/record/{queryMailId}": {
            path: {
                queryMailId: string;
            };
            answer: {
                id: string;
            };
        };
        "GET /query/open/{caseId}": {
            path: {
                caseId: string;
            };
            answer: {
                id: string;
                number: number;
                page: string | null;
                path: string | null;
                status: "draft" | "sent" | "replied" | "closed";
            }[];
        };
        "GET /query/receivers": {
            query: {
                caseId: string;
            };
            answer: {
                people: {
                    id: string;
                    name: string;
                }[];
                proposed: string | null;
            };
        };
    }
}
