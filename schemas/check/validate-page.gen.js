// Written by `npm run schema -- types` from schemas/meta. Not edited by hand.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Gaiwan page","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","required":["format","id","title","kind","list"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"list"},"list":{"type":"object","required":["columns"],"properties":{"rows":{"type":"string","title":"Rows","description":"Name of the data source; rows, unless named."},"search":{"type":"object","required":["fields"],"properties":{"fields":{"type":"array","items":{"$ref":"#/$defs/SearchField"},"maxItems":40},"collapsedRows":{"type":"integer","title":"Rows when collapsed","minimum":1,"maximum":5,"default":1}},"title":"Search","additionalProperties":false},"columns":{"type":"array","items":{"$ref":"#/$defs/Column"},"minItems":1,"maxItems":100},"table":{"type":"object","properties":{"rowKey":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"pageSize":{"type":"integer","title":"Rows a page","minimum":20,"maximum":200,"default":20},"selection":{"type":"boolean","title":"Rows can be selected"},"density":{"type":"string","enum":["large","middle","small"],"title":"Density","default":"middle"},"sort":{"type":"object","required":["field","order"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"order":{"type":"string","enum":["asc","desc"]}},"title":"Sorted at first by","additionalProperties":false},"rowTone":{"type":"array","items":{"type":"object","required":["when","tone"],"properties":{"when":{"$ref":"#/$defs/When"},"tone":{"type":"string","enum":["info","success","warning","danger","muted"],"title":"Tone"}},"title":"Row tone","additionalProperties":false},"title":"Tones of rows","description":"The first whose condition holds for a row colours it.","minItems":1,"maxItems":10},"expand":{"title":"Rows open","description":"Each row opens in place and shows more of itself; read when it is opened.","if":{"type":"object","required":["rows"]},"then":{"type":"object","required":["rows","columns"],"properties":{"title":{"type":"string","title":"Text","minLength":1,"maxLength":500,"description":"Name of what a row opens; Details, unless given."},"rows":{"$ref":"#/$defs/Operation"},"columns":{"type":"array","items":{"$ref":"#/$defs/Column"},"minItems":1,"maxItems":50},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Rows below a row","additionalProperties":false},"else":{"type":"object","required":["nodes"],"properties":{"title":{"type":"string","title":"Text","minLength":1,"maxLength":500,"description":"Name of what a row opens; Details, unless given."},"load":{"$ref":"#/$defs/Operation"},"layout":{"type":"object","properties":{"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4,"default":3},"labels":{"type":"string","enum":["beside","above"],"title":"Labels","default":"above"}},"additionalProperties":false},"nodes":{"type":"array","items":{"type":"object","required":["node"],"discriminator":{"propertyName":"node"},"oneOf":[{"$ref":"#/$defs/Group"},{"$ref":"#/$defs/SubList"}]},"minItems":1,"maxItems":20}},"title":"Values below a row","additionalProperties":false}},"tree":{"title":"Tree","description":"Rows lie in rows: each names its parent, holds its children, or they are read when it opens.","if":{"type":"object","required":["parentField"]},"then":{"type":"object","required":["parentField"],"properties":{"parentField":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"}},"additionalProperties":false},"else":{"if":{"type":"object","required":["load"]},"then":{"type":"object","required":["load"],"properties":{"load":{"$ref":"#/$defs/Operation"},"hasChildrenField":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"}},"additionalProperties":false},"else":{"type":"object","required":["childrenField"],"properties":{"childrenField":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"}},"additionalProperties":false}}},"cards":{"type":"object","properties":{"title":{"type":"string","title":"Id","description":"The first column, unless named.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"badge":{"type":"string","title":"Id","description":"Beside the title; the first Dict column, unless named.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"lines":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Lines","description":"All columns on screen, unless named.","minItems":1,"maxItems":20}},"title":"Cards","additionalProperties":false},"virtualFrom":{"type":"integer","title":"Drawn in part from","description":"Above so many rows only those in sight are drawn.","minimum":20,"maximum":2000,"default":200}},"title":"Table","additionalProperties":false},"toolbar":{"$ref":"#/$defs/Actions"},"rowActions":{"$ref":"#/$defs/Actions"},"bulkActions":{"$ref":"#/$defs/Actions"},"detail":{"title":"Detail","description":"A click on the first column opens this page with the parameter id, or runs this action.","if":{"type":"object","required":["action"]},"then":{"type":"object","required":["action"],"properties":{"action":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"}},"additionalProperties":false},"else":{"type":"object","required":["open","page"],"properties":{"open":{"type":"string","enum":["drawer"]},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120}},"additionalProperties":false}},"export":{"type":"object","required":["requires"],"properties":{"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"formats":{"type":"array","items":{"type":"string","enum":["csv","xlsx"],"title":"File format"},"title":"File formats","minItems":1,"maxItems":2},"fileName":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Export","additionalProperties":false},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"List","additionalProperties":false}},"title":"List page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","detail"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"detail"},"detail":{"type":"object","required":["load","nodes"],"properties":{"load":{"type":"string","title":"Record","description":"Name of the data source that gives the record."},"layout":{"type":"object","properties":{"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4,"default":3},"labels":{"type":"string","enum":["beside","above"],"title":"Labels","default":"above"}},"additionalProperties":false},"nodes":{"type":"array","items":{"type":"object","required":["node"],"discriminator":{"propertyName":"node"},"oneOf":[{"$ref":"#/$defs/Group"},{"$ref":"#/$defs/SubList"}]},"minItems":1,"maxItems":100},"actions":{"$ref":"#/$defs/Actions2"}},"title":"Detail","additionalProperties":false}},"title":"Detail page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","dashboard"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"dashboard"},"dashboard":{"type":"object","required":["blocks"],"properties":{"blocks":{"type":"array","items":{"title":"Block","if":{"type":"object","required":["chart"]},"then":{"type":"object","required":["id","chart","title","value","x","y"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"span":{"type":"integer","title":"Columns wide of 24","minimum":4,"maximum":24,"default":8},"height":{"type":"integer","title":"Height","description":"Of what is drawn, in px.","minimum":60,"maximum":1200},"refresh":{"$ref":"#/$defs/AskedForAgain"},"link":{"$ref":"#/$defs/LeadsTo"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"chart":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"value":{"$ref":"#/$defs/Expression2"},"x":{"$ref":"#/$defs/FieldOfAChart"},"y":{"type":"array","items":{"type":"object","required":["field","title"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"dict":{"type":"string","title":"Dictionary","description":"Of its values.","pattern":"^[a-z][A-Za-z0-9_]{0,99}$"},"format":{"type":"string","enum":["money","number","percent"],"title":"Written as","description":"Fen as yuan, plain, or parts per million as per cent.","default":"number"}},"title":"Number of a chart","additionalProperties":false},"title":"Numbers","minItems":1,"maxItems":8},"series":{"$ref":"#/$defs/FieldOfAChart"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."}},"title":"Chart block","additionalProperties":false},"else":{"if":{"type":"object","required":["columns"]},"then":{"type":"object","required":["id","columns","title","value"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"span":{"type":"integer","title":"Columns wide of 24","minimum":4,"maximum":24,"default":8},"height":{"type":"integer","title":"Height","description":"Of what is drawn, in px.","minimum":60,"maximum":1200},"refresh":{"$ref":"#/$defs/AskedForAgain"},"link":{"$ref":"#/$defs/LeadsTo"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"columns":{"type":"array","items":{"$ref":"#/$defs/Column"},"title":"Columns","minItems":1,"maxItems":12},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"value":{"$ref":"#/$defs/Expression2"},"rows":{"type":"integer","title":"Rows at most","minimum":1,"maximum":50,"default":10},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"List block","additionalProperties":false},"else":{"if":{"type":"object","required":["text"]},"then":{"type":"object","required":["id","text"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"span":{"type":"integer","title":"Columns wide of 24","minimum":4,"maximum":24,"default":8},"height":{"type":"integer","title":"Height","description":"Of what is drawn, in px.","minimum":60,"maximum":1200},"refresh":{"$ref":"#/$defs/AskedForAgain"},"link":{"$ref":"#/$defs/LeadsTo"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"text":{"$ref":"#/$defs/Text"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Text block","additionalProperties":false},"else":{"if":{"type":"object","required":["custom"]},"then":{"type":"object","required":["id","custom"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"span":{"type":"integer","title":"Columns wide of 24","minimum":4,"maximum":24,"default":8},"height":{"type":"integer","title":"Height","description":"Of what is drawn, in px.","minimum":60,"maximum":1200},"refresh":{"$ref":"#/$defs/AskedForAgain"},"link":{"$ref":"#/$defs/LeadsTo"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"custom":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"value":{"$ref":"#/$defs/Expression"}},"title":"Own block","additionalProperties":false},"else":{"type":"object","required":["id","block","title","value"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"span":{"type":"integer","title":"Columns wide of 24","minimum":4,"maximum":24,"default":8},"height":{"type":"integer","title":"Height","description":"Of what is drawn, in px.","minimum":60,"maximum":1200},"refresh":{"$ref":"#/$defs/AskedForAgain"},"link":{"$ref":"#/$defs/LeadsTo"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"block":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"value":{"$ref":"#/$defs/Expression"}},"title":"Figure block","additionalProperties":false}}}}},"minItems":1,"maxItems":60},"refresh":{"$ref":"#/$defs/AskedForAgain"},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Dashboard","additionalProperties":false}},"title":"Dashboard page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","form"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"form"},"form":{"type":"object","required":["nodes","submit"],"properties":{"load":{"type":"string","title":"Record","description":"Name of the data source with the values at first."},"model":{"type":"string","title":"Model","description":"Model of the values, for the checker."},"layout":{"$ref":"#/$defs/Layout"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000},"rules":{"type":"array","items":{"$ref":"#/$defs/Rule"},"maxItems":50},"submit":{"$ref":"#/$defs/Submit"},"actions":{"$ref":"#/$defs/Actions2"},"conflict":{"type":"object","required":["versionField"],"properties":{"versionField":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"}},"title":"Conflict","description":"The field that counts changes; sent with the id of the record, unless `args` say otherwise.","additionalProperties":false}},"title":"Form","additionalProperties":false}},"title":"Form page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","wizard"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"wizard"},"wizard":{"type":"object","required":["steps","submit"],"properties":{"load":{"type":"string","title":"Record","description":"Name of the data source with the values at first."},"model":{"type":"string","title":"Model","description":"Model of the values, for the checker."},"layout":{"$ref":"#/$defs/Layout"},"steps":{"type":"array","items":{"type":"object","required":["id","title","nodes"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"when":{"$ref":"#/$defs/When"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000},"rules":{"type":"array","items":{"$ref":"#/$defs/Rule"},"maxItems":50}},"title":"Step","additionalProperties":false},"minItems":1,"maxItems":20},"review":{"type":"object","required":["title"],"properties":{"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Review","description":"A last step with every value and a way back to each step.","additionalProperties":false},"draft":{"type":"object","required":["param"],"properties":{"param":{"type":"string","title":"Parameter","description":"Parameter with the id of a kept draft."},"titleField":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"}},"title":"Draft","description":"Saved on every \"next\", on the server.","additionalProperties":false},"submit":{"$ref":"#/$defs/Submit"}},"title":"Wizard","additionalProperties":false}},"title":"Wizard page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","custom"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"custom"},"custom":{"type":"object","required":["renderer"],"properties":{"renderer":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."}},"title":"Own page","additionalProperties":false}},"title":"Own page","additionalProperties":false},{"type":"object","required":["format","id","title","kind","report"],"properties":{"$schema":{"type":"string","description":"For editors only; never fetched."},"format":{"type":"number","const":1,"title":"Page format"},"id":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"params":{"$ref":"#/$defs/Parameters"},"data":{"$ref":"#/$defs/DataSources"},"requires":{"$ref":"#/$defs/Needs"},"actions":{"type":"array","items":{"$ref":"#/$defs/Action"},"maxItems":100},"locales":{"$ref":"#/$defs/Translations"},"x":{"type":"object","patternProperties":{"^.*$":{}},"title":"Extensions"},"kind":{"type":"string","const":"report"},"report":{"type":"object","required":["source","dimensions","measures","budget"],"properties":{"source":{"type":"object","required":["model"],"properties":{"model":{"type":"string","title":"Model"}},"title":"Source","additionalProperties":false},"joins":{"type":"array","items":{"type":"object","required":["relation"],"properties":{"relation":{"type":"string","title":"Relation","description":"A relation that the model declares."}},"additionalProperties":false},"title":"Joined records","maxItems":10},"dimensions":{"type":"array","items":{"type":"object","required":["id","field","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"key":{"type":"string","title":"Key","description":"Groups by this field, of which `field` is only the name: shopId for shopName.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"bucket":{"type":"string","enum":["hour","day","week","month"],"title":"Stretch of time"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Dimension","additionalProperties":false},"title":"Dimensions","minItems":1,"maxItems":8},"measures":{"type":"array","items":{"title":"Measure","if":{"type":"object","required":["expr"]},"then":{"type":"object","required":["id","expr","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"expr":{"$ref":"#/$defs/Expression"},"hidden":{"type":"boolean","title":"Not shown","description":"Only there for other measures and for checks."},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Computed measure","additionalProperties":false},"else":{"type":"object","required":["id","fn","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"fn":{"type":"string","enum":["sum","count","countDistinct","avg","min","max"],"title":"Function"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"hidden":{"type":"boolean","title":"Not shown","description":"Only there for other measures and for checks."},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Measure","additionalProperties":false}},"title":"Measures","minItems":1,"maxItems":20},"filters":{"type":"array","items":{"$ref":"#/$defs/SearchField"},"title":"Filters","maxItems":20},"pivot":{"type":"object","required":["rows","columns","values"],"properties":{"rows":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Dimensions of rows","minItems":1,"maxItems":3},"columns":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Dimensions of columns","minItems":1,"maxItems":2},"values":{"$ref":"#/$defs/Measures"}},"title":"Pivot table","additionalProperties":false},"sort":{"type":"array","items":{"type":"object","required":["by","order"],"properties":{"by":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"order":{"type":"string","enum":["asc","desc"]}},"additionalProperties":false},"title":"Sorted by","description":"Groups by their dimension; rows within the innermost group by measures.","maxItems":8},"limit":{"type":"integer","title":"Only the first rows","minimum":1,"maximum":20000},"charts":{"type":"array","items":{"type":"object","required":["id","type","title","x","y"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"type":{"type":"string","title":"Drawn as","description":"Name of a chart in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"x":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"y":{"$ref":"#/$defs/Measures"},"series":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"}},"title":"Chart","additionalProperties":false},"title":"Charts","maxItems":6},"drill":{"type":"object","required":["page","query"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"type":"object","properties":{"dimension":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"filter":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"}},"title":"Value","minProperties":1,"additionalProperties":false}},"title":"Search"}},"title":"Drill-down","description":"A click on a figure opens this list, filtered so.","additionalProperties":false},"checks":{"type":"array","items":{"type":"object","required":["id","expr","message"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"expr":{"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"A difference, or yes or no, over data.totals.<measure>.","additionalProperties":false},"tolerance":{"type":"integer","title":"Difference at most","minimum":0,"default":0},"message":{"$ref":"#/$defs/Text"}},"title":"Check","additionalProperties":false},"title":"Checks","maxItems":20},"budget":{"type":"object","required":["maxRows","maxSeconds"],"properties":{"maxRows":{"type":"integer","title":"Rows at most","minimum":1,"maximum":20000},"maxSeconds":{"type":"integer","title":"Seconds at most","minimum":1,"maximum":25},"requireDateRange":{"type":"object","required":["filter","maxDays"],"properties":{"filter":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"maxDays":{"type":"integer","title":"Days at most","minimum":1,"maximum":3660}},"title":"Range of days","description":"A filter that has to be set, and how long it may be.","additionalProperties":false}},"title":"Budget","additionalProperties":false},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Report","additionalProperties":false}},"title":"Report page","additionalProperties":false}],"$defs":{"Condition":{"title":"Condition","if":{"type":"object","required":["all"]},"then":{"type":"object","required":["all"],"properties":{"all":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["any"]},"then":{"type":"object","required":["any"],"properties":{"any":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["not"]},"then":{"type":"object","required":["not"],"properties":{"not":{"$ref":"#/$defs/Condition"}},"additionalProperties":false},"else":{"type":"object","required":["field","op"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"value":{"description":"What to compare with; not for empty, notEmpty, me, myDept."}},"title":"Comparison","additionalProperties":false}}}},"Step":{"title":"Step","type":"object","required":["do"],"discriminator":{"propertyName":"do"},"oneOf":[{"type":"object","required":["do","op"],"properties":{"do":{"type":"string","const":"call"},"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"},"onError":{"type":"array","items":{"type":"object","required":["steps"],"properties":{"codes":{"type":"array","items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,63}$"},"title":"Codes","description":"Error codes, BILL_NOT_PENDING; all, unless named.","minItems":1,"maxItems":20},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"additionalProperties":false},"title":"When it fails","description":"The first that fits is run in place of the message; the action ends with it.","minItems":1,"maxItems":10}},"title":"Call an operation","additionalProperties":false},{"type":"object","required":["do","handler"],"properties":{"do":{"type":"string","const":"run"},"handler":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Run a developer's own step","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"confirm"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","danger"]},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Ask for confirmation","additionalProperties":false},{"type":"object","required":["do","title","fields","as"],"properties":{"do":{"type":"string","const":"prompt"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"fields":{"type":"array","items":{"type":"object","required":["id","field","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"required":{"type":"boolean","title":"Required"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":1},"validate":{"$ref":"#/$defs/ChecksByTheServer"},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{}},"title":"Input","additionalProperties":false},"minItems":1,"maxItems":20},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500},"tone":{"type":"string","enum":["default","danger"]},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Ask for values","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"toast"},"type":{"type":"string","enum":["success","info","warning"]},"text":{"$ref":"#/$defs/Text"}},"title":"Show a message","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"refresh"},"data":{"type":"array","items":{"type":"string"},"title":"Data sources","description":"All, unless named."}},"title":"Read data again","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"openDrawer"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"params":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"title":{"$ref":"#/$defs/Text"}},"title":"Open a page in a drawer","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"openPage"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"params":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"title":{"$ref":"#/$defs/Text"}},"title":"Open a page in a dialog","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"closeOverlay"}},"title":"Close this drawer","description":"Where the page is in none, nothing happens.","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"navigate"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Go to a page","additionalProperties":false},{"type":"object","required":["do","values"],"properties":{"do":{"type":"string","const":"setValues"},"values":{"type":"object","patternProperties":{"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$":{}}}},"title":"Fill in the form","description":"Sets values of the page's form; on a list, of its search.","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"resetForm"}},"title":"Undo changes","description":"Takes the form back to what was loaded.","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"validate"}},"title":"Check the form","description":"Shows what is wrong, and goes on only where nothing is.","additionalProperties":false},{"type":"object","required":["do","op"],"properties":{"do":{"type":"string","const":"download"},"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Save a file","description":"Calls an operation that answers with a file.","additionalProperties":false},{"type":"object","required":["do","as"],"properties":{"do":{"type":"string","const":"upload"},"accept":{"type":"array","items":{"type":"string","pattern":"^\\.[a-z0-9]{1,8}$"},"title":"Kinds of files","description":"Endings: .csv, .xlsx. All, unless named.","minItems":1,"maxItems":20},"biz":{"type":"string","title":"Kind of upload","pattern":"^[a-z]{1,32}$"},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Ask for a file","description":"Its stored path is the result.","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"copy"},"text":{"$ref":"#/$defs/Text"}},"title":"Copy a text","description":"To the user's clipboard.","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"print"}},"title":"Print the page","additionalProperties":false},{"type":"object","required":["do","when","then"],"properties":{"do":{"type":"string","const":"if"},"when":{"$ref":"#/$defs/When"},"then":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50},"else":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Under a condition","additionalProperties":false},{"type":"object","required":["do","branches"],"properties":{"do":{"type":"string","const":"parallel"},"branches":{"type":"array","items":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50},"title":"Side by side","minItems":2,"maxItems":10}},"title":"Side by side","description":"The first failure is told when all have ended.","additionalProperties":false},{"type":"object","required":["do","items","steps"],"properties":{"do":{"type":"string","const":"forEach"},"items":{"$ref":"#/$defs/Expression"},"when":{"$ref":"#/$defs/When"},"label":{"$ref":"#/$defs/Text"},"title":{"$ref":"#/$defs/Text"},"limit":{"type":"integer","title":"At most","minimum":1,"maximum":1000},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"For each item","description":"Runs the steps for each item, here called record; shows progress and a result a row, and lets failed rows be tried again.","additionalProperties":false}]},"FormNode":{"title":"Node","type":"object","required":["node"],"discriminator":{"propertyName":"node"},"oneOf":[{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"},"validate":{"$ref":"#/$defs/ChecksByTheServer"}},"title":"Field","additionalProperties":false},{"type":"object","required":["node","id","text"],"properties":{"node":{"type":"string","const":"text"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","info","warning"],"title":"Tone"}},"title":"Text","additionalProperties":false},{"type":"object","required":["node","id","field","columns"],"properties":{"node":{"type":"string","const":"array"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"columns":{"type":"array","items":{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"}},"title":"Column","additionalProperties":false},"title":"Columns","minItems":1,"maxItems":30},"min":{"type":"integer","title":"At least rows","minimum":0,"maximum":10000},"max":{"type":"integer","title":"At most rows","minimum":1,"maximum":10000},"disabled":{"$ref":"#/$defs/When"},"total":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Totals","maxItems":10},"sends":{"type":"string","enum":["rows","changes"],"title":"Sends","description":"All rows, or {added, changed, removed}.","default":"rows"},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Sub-table","additionalProperties":false},{"$ref":"#/$defs/Group2"},{"type":"object","required":["node","id","items"],"properties":{"node":{"type":"string","const":"tabs"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"items":{"type":"array","items":{"$ref":"#/$defs/Group2"},"title":"Tabs","minItems":1,"maxItems":20}},"title":"Tabs","additionalProperties":false},{"type":"object","required":["node","id","field","nodes"],"properties":{"node":{"type":"string","const":"object"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Sub-form","additionalProperties":false},{"type":"object","required":["node","id","renderer"],"properties":{"node":{"type":"string","const":"custom"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"renderer":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"fields":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","description":"The values it reads and sets: its renderer is a field whose value is a record of these.","maxItems":20},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4}},"title":"Own part","additionalProperties":false}]},"Parameters":{"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/Parameter"}},"title":"Parameters"},"Parameter":{"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["string","integer","boolean"],"title":"Type"},"from":{"type":"string","enum":["query","caller"],"title":"Comes from","default":"caller"},"required":{"type":"boolean"}},"title":"Parameter","additionalProperties":false},"DataSources":{"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/DataSource"}},"title":"Data sources"},"DataSource":{"title":"Data source","if":{"type":"object","required":["dict"]},"then":{"type":"object","required":["dict"],"properties":{"dict":{"type":"string","title":"Dictionary","pattern":"^[a-z][A-Za-z0-9_]{0,99}$"}},"title":"Dictionary","additionalProperties":false},"else":{"$ref":"#/$defs/Operation"}},"Operation":{"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"model":{"type":"string","title":"Model","description":"Model of the contract that a record has."},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"cache":{"type":"string","title":"Keep","description":"How long an answer is kept: 30s, 10m, 1h.","pattern":"^\\d{1,3}[smh]$"}},"title":"Operation","additionalProperties":false},"Needs":{"type":"object","required":["view"],"properties":{"view":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Needs","additionalProperties":false},"Action":{"type":"object","required":["id","label","steps"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"icon":{"type":"string","title":"Icon","pattern":"^[a-z][a-z0-9-]{0,39}$"},"tone":{"type":"string","enum":["default","primary","danger"],"title":"Tone"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"enabledWhen":{"$ref":"#/$defs/When"},"confirm":{"$ref":"#/$defs/Text"},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Action","additionalProperties":false},"When":{"title":"When","if":{"type":"object","required":["$expr"]},"then":{"$ref":"#/$defs/Expression"},"else":{"$ref":"#/$defs/Condition"}},"Expression":{"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"A CEL expression over values, record, row, params, user, page, data, result.","additionalProperties":false},"Text":{"title":"Text","if":{"type":"object"},"then":{"$ref":"#/$defs/Template"},"else":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"Template":{"type":"object","required":["$text"],"properties":{"$text":{"type":"string","minLength":1,"maxLength":2000}},"title":"Template","description":"A text with ${expression} parts.","additionalProperties":false},"Translations":{"type":"object","patternProperties":{"^[a-z]{2}(-[A-Z]{2})?$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"title":"Translations","description":"Per language: English source text to translation."},"SearchField":{"type":"object","required":["id","field","op"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"default":{"title":"Default"},"required":{"type":"boolean","title":"Required"}},"title":"Search field","additionalProperties":false},"Column":{"type":"object","required":["id","field"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"width":{"type":"integer","title":"Width","description":"In px.","minimum":40,"maximum":800},"align":{"type":"string","enum":["left","center","right"],"title":"Align"},"sort":{"type":"boolean","title":"Sortable"},"fixed":{"type":"string","enum":["left","right"],"title":"Pinned"},"hidden":{"type":"boolean","title":"Hidden at first","description":"Shown when the user picks it."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Column","additionalProperties":false},"Group":{"type":"object","required":["node","id","nodes"],"properties":{"node":{"type":"string","const":"group"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"nodes":{"type":"array","items":{"$ref":"#/$defs/Value"},"minItems":1,"maxItems":100}},"title":"Group","additionalProperties":false},"Value":{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Value","additionalProperties":false},"SubList":{"type":"object","required":["node","id","field","columns"],"properties":{"node":{"type":"string","const":"array"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"columns":{"type":"array","items":{"$ref":"#/$defs/Column"},"minItems":1,"maxItems":50},"total":{"$ref":"#/$defs/Totals"},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Sub-list","additionalProperties":false},"Totals":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Totals","description":"Fields summed in the last row."},"Actions":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page.","maxItems":20},"Actions2":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page."},"AskedForAgain":{"type":"object","required":["every"],"properties":{"every":{"type":"integer","title":"Every","description":"Seconds; not while the window is hidden.","minimum":5,"maximum":86400}},"title":"Asked for again","additionalProperties":false},"LeadsTo":{"type":"object","required":["page"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Leads to","description":"A page, filtered.","additionalProperties":false},"Expression2":{"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"Rows: data.<source>, or what an expression makes of it.","additionalProperties":false},"FieldOfAChart":{"type":"object","required":["field","title"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"dict":{"type":"string","title":"Dictionary","description":"Of its values.","pattern":"^[a-z][A-Za-z0-9_]{0,99}$"}},"title":"Field of a chart","additionalProperties":false},"Layout":{"type":"object","properties":{"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"labels":{"type":"string","enum":["beside","above"],"title":"Labels","default":"above"}},"title":"Layout","additionalProperties":false},"Rule":{"type":"object","required":["id","holds","message","fields"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"holds":{"$ref":"#/$defs/When"},"message":{"type":"string","title":"Text","minLength":1,"maxLength":500},"fields":{"$ref":"#/$defs/Fields"}},"title":"Rule","additionalProperties":false},"Fields":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","minItems":1,"maxItems":10},"Submit":{"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"confirm":{"$ref":"#/$defs/Text"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"done":{"$ref":"#/$defs/Text"},"then":{"$ref":"#/$defs/Afterwards"}},"title":"Submit","additionalProperties":false},"Afterwards":{"title":"Afterwards","description":"Closes the drawer, or goes to a page.","if":{"type":"object","required":["close"]},"then":{"type":"object","required":["close"],"properties":{"close":{"type":"boolean","const":true}},"additionalProperties":false},"else":{"type":"object","required":["page"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"additionalProperties":false}},"Measures":{"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Measures","minItems":1,"maxItems":6},"ChecksByTheServer":{"type":"array","items":{"$ref":"#/$defs/CheckByTheServer"},"title":"Checks by the server","minItems":1,"maxItems":5},"CheckByTheServer":{"title":"Check by the server","if":{"type":"object","required":["ruleCode"]},"then":{"$ref":"#/$defs/PassesACheckRule"},"else":{"$ref":"#/$defs/NoOtherRowHasIt"}},"PassesACheckRule":{"type":"object","required":["ruleCode"],"properties":{"ruleCode":{"type":"string","title":"Check rule","description":"Code of a check rule of the server.","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,99}$"}},"title":"Passes a check rule","additionalProperties":false},"NoOtherRowHasIt":{"type":"object","required":["duplicate"],"properties":{"duplicate":{"type":"object","required":["tableName","fieldName"],"properties":{"tableName":{"type":"string","title":"Table","description":"As the server names it for this check, for example sys_user.","pattern":"^[a-z][a-z0-9_]{0,63}$"},"fieldName":{"type":"string","title":"Column","pattern":"^[a-z][a-z0-9_]{0,63}$"},"dataId":{"title":"Own row","description":"Id of the row being edited, which does not count: {\"$expr\": \"record.id\"}."}},"additionalProperties":false}},"title":"No other row has it","additionalProperties":false},"Needs2":{"title":"Needs","if":{"type":"string"},"then":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"else":{"$ref":"#/$defs/ToReadAndToWrite"}},"ToReadAndToWrite":{"type":"object","properties":{"read":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"write":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"To read and to write","additionalProperties":false},"Options":{"type":"array","items":{"$ref":"#/$defs/Option"},"title":"Options","minItems":1,"maxItems":200},"Option":{"type":"object","required":["value","label"],"properties":{"value":{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"boolean"}]},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Option","additionalProperties":false},"Group2":{"type":"object","required":["node","id","nodes"],"properties":{"node":{"type":"string","const":"group"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"collapsed":{"type":"boolean","title":"Closed at first"},"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Group","additionalProperties":false}}};
const schema17 = {"type":"object","required":["view"],"properties":{"view":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Needs","additionalProperties":false};
const schema30 = {"type":"object","patternProperties":{"^[a-z]{2}(-[A-Z]{2})?$":{"type":"object","patternProperties":{"^.*$":{"type":"string"}}}},"title":"Translations","description":"Per language: English source text to translation."};
const schema31 = {"type":"object","required":["id","field","op"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"default":{"title":"Default"},"required":{"type":"boolean","title":"Required"}},"title":"Search field","additionalProperties":false};
const schema32 = {"type":"object","required":["id","field"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"width":{"type":"integer","title":"Width","description":"In px.","minimum":40,"maximum":800},"align":{"type":"string","enum":["left","center","right"],"title":"Align"},"sort":{"type":"boolean","title":"Sortable"},"fixed":{"type":"string","enum":["left","right"],"title":"Pinned"},"hidden":{"type":"boolean","title":"Hidden at first","description":"Shown when the user picks it."},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Column","additionalProperties":false};
const schema16 = {"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"model":{"type":"string","title":"Model","description":"Model of the contract that a record has."},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"cache":{"type":"string","title":"Keep","description":"How long an answer is kept: 30s, 10m, 1h.","pattern":"^\\d{1,3}[smh]$"}},"title":"Operation","additionalProperties":false};
const schema42 = {"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page.","maxItems":20};
const schema47 = {"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Actions","description":"Ids of actions of this page."};
const schema50 = {"type":"object","required":["every"],"properties":{"every":{"type":"integer","title":"Every","description":"Seconds; not while the window is hidden.","minimum":5,"maximum":86400}},"title":"Asked for again","additionalProperties":false};
const schema51 = {"type":"object","required":["page"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Leads to","description":"A page, filtered.","additionalProperties":false};
const schema52 = {"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"Rows: data.<source>, or what an expression makes of it.","additionalProperties":false};
const schema53 = {"type":"object","required":["field","title"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"dict":{"type":"string","title":"Dictionary","description":"Of its values.","pattern":"^[a-z][A-Za-z0-9_]{0,99}$"}},"title":"Field of a chart","additionalProperties":false};
const schema20 = {"type":"object","required":["$expr"],"properties":{"$expr":{"type":"string","minLength":1,"maxLength":2000}},"title":"Expression","description":"A CEL expression over values, record, row, params, user, page, data, result.","additionalProperties":false};
const schema70 = {"type":"object","properties":{"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"labels":{"type":"string","enum":["beside","above"],"title":"Labels","default":"above"}},"title":"Layout","additionalProperties":false};
const schema93 = {"type":"array","items":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":"Measures","minItems":1,"maxItems":6};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$", "u");
const pattern6 = new RegExp("^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$", "u");
const pattern30 = new RegExp("^[a-z]{2}(-[A-Z]{2})?$", "u");
const pattern31 = new RegExp("^.*$", "u");
const pattern7 = new RegExp("^[a-z][A-Za-z0-9_-]{0,39}$", "u");
const pattern10 = new RegExp("^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$", "u");
const pattern14 = new RegExp("^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$", "u");
const pattern4 = new RegExp("^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$", "u");
const pattern5 = new RegExp("^\\d{1,3}[smh]$", "u");
const pattern3 = new RegExp("^[a-z][A-Za-z0-9_]{0,99}$", "u");
const schema12 = {"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/Parameter"}},"title":"Parameters"};
const schema13 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["string","integer","boolean"],"title":"Type"},"from":{"type":"string","enum":["query","caller"],"title":"Comes from","default":"caller"},"required":{"type":"boolean"}},"title":"Parameter","additionalProperties":false};
const pattern1 = new RegExp("^[a-z][A-Za-z0-9]{0,31}$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(pattern1.test(key0)){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Parameter/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema13.required,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "type") || (key1 === "from")) || (key1 === "required"))){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Parameter/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/$defs/Parameter/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.type.type,parentSchema:schema13.properties.type,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data1 === "string") || (data1 === "integer")) || (data1 === "boolean"))){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/type",schemaPath:"#/$defs/Parameter/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema13.properties.type.enum,parentSchema:schema13.properties.type,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.from !== undefined){
let data2 = data0.from;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"#/$defs/Parameter/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.properties.from.type,parentSchema:schema13.properties.from,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data2 === "query") || (data2 === "caller"))){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/from",schemaPath:"#/$defs/Parameter/properties/from/enum",keyword:"enum",params:{allowedValues: schema13.properties.from.enum},message:"must be equal to one of the allowed values",schema:schema13.properties.from.enum,parentSchema:schema13.properties.from,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.required !== undefined){
let data3 = data0.required;
if(typeof data3 !== "boolean"){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/required",schemaPath:"#/$defs/Parameter/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema13.properties.required.type,parentSchema:schema13.properties.required,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Parameter/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema13.type,parentSchema:schema13,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","patternProperties":{"^[a-z][A-Za-z0-9]{0,31}$":{"$ref":"#/$defs/DataSource"}},"title":"Data sources"};
const schema15 = {"title":"Data source","if":{"type":"object","required":["dict"]},"then":{"type":"object","required":["dict"],"properties":{"dict":{"type":"string","title":"Dictionary","pattern":"^[a-z][A-Za-z0-9_]{0,99}$"}},"title":"Dictionary","additionalProperties":false},"else":{"$ref":"#/$defs/Operation"}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dict === undefined) && (missing0 = "dict")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dict === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "dict"},message:"must have required property '"+"dict"+"'",schema:schema15.then.required,parentSchema:schema15.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "dict")){
const err3 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema15.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dict !== undefined){
let data0 = data.dict;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
const err4 = {instancePath:instancePath+"/dict",schemaPath:"#/then/properties/dict/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]{0,99}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_]{0,99}$"+"\"",schema:"^[a-z][A-Za-z0-9_]{0,99}$",parentSchema:schema15.then.properties.dict,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/dict",schemaPath:"#/then/properties/dict/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.then.properties.dict.type,parentSchema:schema15.then.properties.dict,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.then.type,parentSchema:schema15.then,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err7 = {instancePath,schemaPath:"#/$defs/Operation/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data){
if(!((((key1 === "op") || (key1 === "model")) || (key1 === "args")) || (key1 === "cache"))){
const err8 = {instancePath,schemaPath:"#/$defs/Operation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/op",schemaPath:"#/$defs/Operation/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema16.properties.op,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/op",schemaPath:"#/$defs/Operation/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.op.type,parentSchema:schema16.properties.op,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.model !== undefined){
let data2 = data.model;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/model",schemaPath:"#/$defs/Operation/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.model.type,parentSchema:schema16.properties.model,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.args !== undefined){
let data3 = data.args;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err12 = {instancePath:instancePath+"/args",schemaPath:"#/$defs/Operation/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.args.type,parentSchema:schema16.properties.args,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cache !== undefined){
let data4 = data.cache;
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err13 = {instancePath:instancePath+"/cache",schemaPath:"#/$defs/Operation/properties/cache/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}[smh]$"},message:"must match pattern \""+"^\\d{1,3}[smh]$"+"\"",schema:"^\\d{1,3}[smh]$",parentSchema:schema16.properties.cache,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cache",schemaPath:"#/$defs/Operation/properties/cache/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.cache.type,parentSchema:schema16.properties.cache,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/$defs/Operation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err16 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema15.if,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(pattern1.test(key0)){
if(!(validate14(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"object","required":["id","label","steps"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"icon":{"type":"string","title":"Icon","pattern":"^[a-z][a-z0-9-]{0,39}$"},"tone":{"type":"string","enum":["default","primary","danger"],"title":"Tone"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"enabledWhen":{"$ref":"#/$defs/When"},"confirm":{"$ref":"#/$defs/Text"},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Action","additionalProperties":false};
const pattern8 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
const schema19 = {"title":"When","if":{"type":"object","required":["$expr"]},"then":{"$ref":"#/$defs/Expression"},"else":{"$ref":"#/$defs/Condition"}};
const schema21 = {"title":"Condition","if":{"type":"object","required":["all"]},"then":{"type":"object","required":["all"],"properties":{"all":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["any"]},"then":{"type":"object","required":["any"],"properties":{"any":{"type":"array","items":{"$ref":"#/$defs/Condition"},"minItems":1,"maxItems":50}},"additionalProperties":false},"else":{"if":{"type":"object","required":["not"]},"then":{"type":"object","required":["not"],"properties":{"not":{"$ref":"#/$defs/Condition"}},"additionalProperties":false},"else":{"type":"object","required":["field","op"],"properties":{"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"op":{"type":"string","enum":["eq","ne","gt","gte","lt","lte","in","nin","like","starts","between","empty","notEmpty","within","me","myDept"],"title":"Operator"},"value":{"description":"What to compare with; not for empty, notEmpty, me, myDept."}},"title":"Comparison","additionalProperties":false}}}};
const wrapper0 = {validate: validate19};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.all === undefined) && (missing0 = "all")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.all === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'",schema:schema21.then.required,parentSchema:schema21.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "all")){
const err3 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema21.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.all !== undefined){
let data0 = data.all;
if(Array.isArray(data0)){
if(data0.length > 50){
const err4 = {instancePath:instancePath+"/all",schemaPath:"#/then/properties/all/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema21.then.properties.all,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/all",schemaPath:"#/then/properties/all/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema21.then.properties.all,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data0[i0], {instancePath:instancePath+"/all/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/all",schemaPath:"#/then/properties/all/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema21.then.properties.all.type,parentSchema:schema21.then.properties.all,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.then.type,parentSchema:schema21.then,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
const _errs10 = errors;
let valid4 = true;
const _errs11 = errors;
if(errors === _errs11){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.any === undefined) && (missing1 = "any")){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.any === undefined){
const err10 = {instancePath,schemaPath:"#/else/then/required",keyword:"required",params:{missingProperty: "any"},message:"must have required property '"+"any"+"'",schema:schema21.else.then.required,parentSchema:schema21.else.then,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data){
if(!(key1 === "any")){
const err11 = {instancePath,schemaPath:"#/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema21.else.then,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.any !== undefined){
let data2 = data.any;
if(Array.isArray(data2)){
if(data2.length > 50){
const err12 = {instancePath:instancePath+"/any",schemaPath:"#/else/then/properties/any/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema21.else.then.properties.any,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.length < 1){
const err13 = {instancePath:instancePath+"/any",schemaPath:"#/else/then/properties/any/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema21.else.then.properties.any,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper0.validate(data2[i1], {instancePath:instancePath+"/any/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/any",schemaPath:"#/else/then/properties/any/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema21.else.then.properties.any.type,parentSchema:schema21.else.then.properties.any,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.else.then.type,parentSchema:schema21.else.then,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid4 = _valid1;
ifClause1 = "then";
}
else {
const _errs19 = errors;
const _errs20 = errors;
let valid8 = true;
const _errs21 = errors;
if(errors === _errs21){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.not === undefined) && (missing2 = "not")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.not === undefined){
const err18 = {instancePath,schemaPath:"#/else/else/then/required",keyword:"required",params:{missingProperty: "not"},message:"must have required property '"+"not"+"'",schema:schema21.else.else.then.required,parentSchema:schema21.else.else.then,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key2 in data){
if(!(key2 === "not")){
const err19 = {instancePath,schemaPath:"#/else/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema21.else.else.then,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.not !== undefined){
if(!(wrapper0.validate(data.not, {instancePath:instancePath+"/not",parentData:data,parentDataProperty:"not",rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/else/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.else.else.then.type,parentSchema:schema21.else.else.then,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = _valid2;
ifClause2 = "then";
}
else {
const _errs27 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err21 = {instancePath,schemaPath:"#/else/else/else/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema21.else.else.else.required,parentSchema:schema21.else.else.else,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.op === undefined){
const err22 = {instancePath,schemaPath:"#/else/else/else/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema21.else.else.else.required,parentSchema:schema21.else.else.else,data};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 in data){
if(!(((key3 === "field") || (key3 === "op")) || (key3 === "value"))){
const err23 = {instancePath,schemaPath:"#/else/else/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema21.else.else.else,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.field !== undefined){
let data5 = data.field;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err24 = {instancePath:instancePath+"/field",schemaPath:"#/else/else/else/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema21.else.else.else.properties.field,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/field",schemaPath:"#/else/else/else/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.else.else.else.properties.field.type,parentSchema:schema21.else.else.else.properties.field,data:data5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.op !== undefined){
let data6 = data.op;
if(typeof data6 !== "string"){
const err26 = {instancePath:instancePath+"/op",schemaPath:"#/else/else/else/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.else.else.else.properties.op.type,parentSchema:schema21.else.else.else.properties.op,data:data6};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((((((((((((data6 === "eq") || (data6 === "ne")) || (data6 === "gt")) || (data6 === "gte")) || (data6 === "lt")) || (data6 === "lte")) || (data6 === "in")) || (data6 === "nin")) || (data6 === "like")) || (data6 === "starts")) || (data6 === "between")) || (data6 === "empty")) || (data6 === "notEmpty")) || (data6 === "within")) || (data6 === "me")) || (data6 === "myDept"))){
const err27 = {instancePath:instancePath+"/op",schemaPath:"#/else/else/else/properties/op/enum",keyword:"enum",params:{allowedValues: schema21.else.else.else.properties.op.enum},message:"must be equal to one of the allowed values",schema:schema21.else.else.else.properties.op.enum,parentSchema:schema21.else.else.else.properties.op,data:data6};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/else/else/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.else.else.else.type,parentSchema:schema21.else.else.else,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid8 = _valid2;
ifClause2 = "else";
}
if(!valid8){
const err29 = {instancePath,schemaPath:"#/else/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema21.else.else.if,parentSchema:schema21.else.else,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = _valid1;
ifClause1 = "else";
}
if(!valid4){
const err30 = {instancePath,schemaPath:"#/else/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema21.else.if,parentSchema:schema21.else,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err31 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema21.if,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.$expr === undefined) && (missing0 = "$expr")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$expr === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "$expr")){
const err3 = {instancePath,schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$expr !== undefined){
let data0 = data.$expr;
if(typeof data0 === "string"){
if(data0.length > 2000){
const err4 = {instancePath:instancePath+"/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(!(validate19(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema19.if,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema22 = {"title":"Text","if":{"type":"object"},"then":{"$ref":"#/$defs/Template"},"else":{"type":"string","title":"Text","minLength":1,"maxLength":500}};
const schema23 = {"type":"object","required":["$text"],"properties":{"$text":{"type":"string","minLength":1,"maxLength":2000}},"title":"Template","description":"A text with ${expression} parts.","additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.$text === undefined){
const err1 = {instancePath,schemaPath:"#/$defs/Template/required",keyword:"required",params:{missingProperty: "$text"},message:"must have required property '"+"$text"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "$text")){
const err2 = {instancePath,schemaPath:"#/$defs/Template/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$text !== undefined){
let data0 = data.$text;
if(typeof data0 === "string"){
if(data0.length > 2000){
const err3 = {instancePath:instancePath+"/$text",schemaPath:"#/$defs/Template/properties/%24text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema23.properties.$text,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/$text",schemaPath:"#/$defs/Template/properties/%24text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema23.properties.$text,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/$text",schemaPath:"#/$defs/Template/properties/%24text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.$text.type,parentSchema:schema23.properties.$text,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/Template/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(typeof data === "string"){
if(data.length > 500){
const err7 = {instancePath,schemaPath:"#/else/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema22.else,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.length < 1){
const err8 = {instancePath,schemaPath:"#/else/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema22.else,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath,schemaPath:"#/else/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema22.else.type,parentSchema:schema22.else,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema22.if,parentSchema:schema22,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema24 = {"title":"Step","type":"object","required":["do"],"discriminator":{"propertyName":"do"},"oneOf":[{"type":"object","required":["do","op"],"properties":{"do":{"type":"string","const":"call"},"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"},"onError":{"type":"array","items":{"type":"object","required":["steps"],"properties":{"codes":{"type":"array","items":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,63}$"},"title":"Codes","description":"Error codes, BILL_NOT_PENDING; all, unless named.","minItems":1,"maxItems":20},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"additionalProperties":false},"title":"When it fails","description":"The first that fits is run in place of the message; the action ends with it.","minItems":1,"maxItems":10}},"title":"Call an operation","additionalProperties":false},{"type":"object","required":["do","handler"],"properties":{"do":{"type":"string","const":"run"},"handler":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Run a developer's own step","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"confirm"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","danger"]},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Ask for confirmation","additionalProperties":false},{"type":"object","required":["do","title","fields","as"],"properties":{"do":{"type":"string","const":"prompt"},"title":{"$ref":"#/$defs/Text"},"text":{"$ref":"#/$defs/Text"},"fields":{"type":"array","items":{"type":"object","required":["id","field","title"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"required":{"type":"boolean","title":"Required"},"minLength":{"type":"integer","minimum":0},"maxLength":{"type":"integer","minimum":1},"validate":{"$ref":"#/$defs/ChecksByTheServer"},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{}},"title":"Input","additionalProperties":false},"minItems":1,"maxItems":20},"okText":{"type":"string","title":"Text","minLength":1,"maxLength":500},"tone":{"type":"string","enum":["default","danger"]},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Ask for values","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"toast"},"type":{"type":"string","enum":["success","info","warning"]},"text":{"$ref":"#/$defs/Text"}},"title":"Show a message","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"refresh"},"data":{"type":"array","items":{"type":"string"},"title":"Data sources","description":"All, unless named."}},"title":"Read data again","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"openDrawer"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"params":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"title":{"$ref":"#/$defs/Text"}},"title":"Open a page in a drawer","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"openPage"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"params":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"title":{"$ref":"#/$defs/Text"}},"title":"Open a page in a dialog","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"closeOverlay"}},"title":"Close this drawer","description":"Where the page is in none, nothing happens.","additionalProperties":false},{"type":"object","required":["do","page"],"properties":{"do":{"type":"string","const":"navigate"},"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Go to a page","additionalProperties":false},{"type":"object","required":["do","values"],"properties":{"do":{"type":"string","const":"setValues"},"values":{"type":"object","patternProperties":{"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$":{}}}},"title":"Fill in the form","description":"Sets values of the page's form; on a list, of its search.","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"resetForm"}},"title":"Undo changes","description":"Takes the form back to what was loaded.","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"validate"}},"title":"Check the form","description":"Shows what is wrong, and goes on only where nothing is.","additionalProperties":false},{"type":"object","required":["do","op"],"properties":{"do":{"type":"string","const":"download"},"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"title":"Save a file","description":"Calls an operation that answers with a file.","additionalProperties":false},{"type":"object","required":["do","as"],"properties":{"do":{"type":"string","const":"upload"},"accept":{"type":"array","items":{"type":"string","pattern":"^\\.[a-z0-9]{1,8}$"},"title":"Kinds of files","description":"Endings: .csv, .xlsx. All, unless named.","minItems":1,"maxItems":20},"biz":{"type":"string","title":"Kind of upload","pattern":"^[a-z]{1,32}$"},"as":{"type":"string","title":"Name of the result","description":"Later steps read it as result.<name>.","pattern":"^[a-z][A-Za-z0-9]{0,31}$"}},"title":"Ask for a file","description":"Its stored path is the result.","additionalProperties":false},{"type":"object","required":["do","text"],"properties":{"do":{"type":"string","const":"copy"},"text":{"$ref":"#/$defs/Text"}},"title":"Copy a text","description":"To the user's clipboard.","additionalProperties":false},{"type":"object","required":["do"],"properties":{"do":{"type":"string","const":"print"}},"title":"Print the page","additionalProperties":false},{"type":"object","required":["do","when","then"],"properties":{"do":{"type":"string","const":"if"},"when":{"$ref":"#/$defs/When"},"then":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50},"else":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"Under a condition","additionalProperties":false},{"type":"object","required":["do","branches"],"properties":{"do":{"type":"string","const":"parallel"},"branches":{"type":"array","items":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50},"title":"Side by side","minItems":2,"maxItems":10}},"title":"Side by side","description":"The first failure is told when all have ended.","additionalProperties":false},{"type":"object","required":["do","items","steps"],"properties":{"do":{"type":"string","const":"forEach"},"items":{"$ref":"#/$defs/Expression"},"when":{"$ref":"#/$defs/When"},"label":{"$ref":"#/$defs/Text"},"title":{"$ref":"#/$defs/Text"},"limit":{"type":"integer","title":"At most","minimum":1,"maximum":1000},"steps":{"type":"array","items":{"$ref":"#/$defs/Step"},"title":"Steps","minItems":1,"maxItems":50}},"title":"For each item","description":"Runs the steps for each item, here called record; shows progress and a result a row, and lets failed rows be tried again.","additionalProperties":false}]};
const pattern13 = new RegExp("^[A-Z][A-Z0-9_]{0,63}$", "u");
const pattern27 = new RegExp("^\\.[a-z0-9]{1,8}$", "u");
const pattern28 = new RegExp("^[a-z]{1,32}$", "u");
const wrapper3 = {validate: validate24};
const schema25 = {"type":"array","items":{"$ref":"#/$defs/CheckByTheServer"},"title":"Checks by the server","minItems":1,"maxItems":5};
const schema26 = {"title":"Check by the server","if":{"type":"object","required":["ruleCode"]},"then":{"$ref":"#/$defs/PassesACheckRule"},"else":{"$ref":"#/$defs/NoOtherRowHasIt"}};
const schema27 = {"type":"object","required":["ruleCode"],"properties":{"ruleCode":{"type":"string","title":"Check rule","description":"Code of a check rule of the server.","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,99}$"}},"title":"Passes a check rule","additionalProperties":false};
const schema28 = {"type":"object","required":["duplicate"],"properties":{"duplicate":{"type":"object","required":["tableName","fieldName"],"properties":{"tableName":{"type":"string","title":"Table","description":"As the server names it for this check, for example sys_user.","pattern":"^[a-z][a-z0-9_]{0,63}$"},"fieldName":{"type":"string","title":"Column","pattern":"^[a-z][a-z0-9_]{0,63}$"},"dataId":{"title":"Own row","description":"Id of the row being edited, which does not count: {\"$expr\": \"record.id\"}."}},"additionalProperties":false}},"title":"No other row has it","additionalProperties":false};
const pattern19 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,99}$", "u");
const pattern20 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.ruleCode === undefined) && (missing0 = "ruleCode")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ruleCode === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/PassesACheckRule/required",keyword:"required",params:{missingProperty: "ruleCode"},message:"must have required property '"+"ruleCode"+"'",schema:schema27.required,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ruleCode")){
const err3 = {instancePath,schemaPath:"#/$defs/PassesACheckRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ruleCode !== undefined){
let data0 = data.ruleCode;
if(typeof data0 === "string"){
if(!pattern19.test(data0)){
const err4 = {instancePath:instancePath+"/ruleCode",schemaPath:"#/$defs/PassesACheckRule/properties/ruleCode/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,99}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,99}$"+"\"",schema:"^[A-Za-z][A-Za-z0-9_-]{0,99}$",parentSchema:schema27.properties.ruleCode,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ruleCode",schemaPath:"#/$defs/PassesACheckRule/properties/ruleCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema27.properties.ruleCode.type,parentSchema:schema27.properties.ruleCode,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/$defs/PassesACheckRule/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema27.type,parentSchema:schema27,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.duplicate === undefined){
const err7 = {instancePath,schemaPath:"#/$defs/NoOtherRowHasIt/required",keyword:"required",params:{missingProperty: "duplicate"},message:"must have required property '"+"duplicate"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data){
if(!(key1 === "duplicate")){
const err8 = {instancePath,schemaPath:"#/$defs/NoOtherRowHasIt/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.duplicate !== undefined){
let data1 = data.duplicate;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.tableName === undefined){
const err9 = {instancePath:instancePath+"/duplicate",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/required",keyword:"required",params:{missingProperty: "tableName"},message:"must have required property '"+"tableName"+"'",schema:schema28.properties.duplicate.required,parentSchema:schema28.properties.duplicate,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.fieldName === undefined){
const err10 = {instancePath:instancePath+"/duplicate",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/required",keyword:"required",params:{missingProperty: "fieldName"},message:"must have required property '"+"fieldName"+"'",schema:schema28.properties.duplicate.required,parentSchema:schema28.properties.duplicate,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data1){
if(!(((key2 === "tableName") || (key2 === "fieldName")) || (key2 === "dataId"))){
const err11 = {instancePath:instancePath+"/duplicate",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema28.properties.duplicate,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.tableName !== undefined){
let data2 = data1.tableName;
if(typeof data2 === "string"){
if(!pattern20.test(data2)){
const err12 = {instancePath:instancePath+"/duplicate/tableName",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/properties/tableName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\"",schema:"^[a-z][a-z0-9_]{0,63}$",parentSchema:schema28.properties.duplicate.properties.tableName,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/duplicate/tableName",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/properties/tableName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.duplicate.properties.tableName.type,parentSchema:schema28.properties.duplicate.properties.tableName,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.fieldName !== undefined){
let data3 = data1.fieldName;
if(typeof data3 === "string"){
if(!pattern20.test(data3)){
const err14 = {instancePath:instancePath+"/duplicate/fieldName",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/properties/fieldName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\"",schema:"^[a-z][a-z0-9_]{0,63}$",parentSchema:schema28.properties.duplicate.properties.fieldName,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/duplicate/fieldName",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/properties/fieldName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.duplicate.properties.fieldName.type,parentSchema:schema28.properties.duplicate.properties.fieldName,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/duplicate",schemaPath:"#/$defs/NoOtherRowHasIt/properties/duplicate/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.duplicate.type,parentSchema:schema28.properties.duplicate,data:data1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/$defs/NoOtherRowHasIt/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err18 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema26.if,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 5){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items",schema:5,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate30(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.required,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.do;
if(typeof tag0 == "string"){
if(tag0 === "call"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[0].required,parentSchema:schema24.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.op === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema24.oneOf[0].required,parentSchema:schema24.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "do") || (key0 === "op")) || (key0 === "args")) || (key0 === "as")) || (key0 === "onError"))){
const err3 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.do !== undefined){
let data0 = data.do;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[0].properties.do.type,parentSchema:schema24.oneOf[0].properties.do,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("call" !== data0){
const err5 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/0/properties/do/const",keyword:"const",params:{allowedValue: "call"},message:"must be equal to constant",schema:"call",parentSchema:schema24.oneOf[0].properties.do,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.op !== undefined){
let data1 = data.op;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/op",schemaPath:"#/oneOf/0/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema24.oneOf[0].properties.op,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/op",schemaPath:"#/oneOf/0/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[0].properties.op.type,parentSchema:schema24.oneOf[0].properties.op,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.args !== undefined){
let data2 = data.args;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err8 = {instancePath:instancePath+"/args",schemaPath:"#/oneOf/0/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[0].properties.args.type,parentSchema:schema24.oneOf[0].properties.args,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.as !== undefined){
let data3 = data.as;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err9 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/0/properties/as/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,31}$"+"\"",schema:"^[a-z][A-Za-z0-9]{0,31}$",parentSchema:schema24.oneOf[0].properties.as,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/0/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[0].properties.as.type,parentSchema:schema24.oneOf[0].properties.as,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.onError !== undefined){
let data4 = data.onError;
if(Array.isArray(data4)){
if(data4.length > 10){
const err11 = {instancePath:instancePath+"/onError",schemaPath:"#/oneOf/0/properties/onError/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema24.oneOf[0].properties.onError,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.length < 1){
const err12 = {instancePath:instancePath+"/onError",schemaPath:"#/oneOf/0/properties/onError/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[0].properties.onError,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.steps === undefined){
const err13 = {instancePath:instancePath+"/onError/" + i0,schemaPath:"#/oneOf/0/properties/onError/items/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema24.oneOf[0].properties.onError.items.required,parentSchema:schema24.oneOf[0].properties.onError.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "codes") || (key1 === "steps"))){
const err14 = {instancePath:instancePath+"/onError/" + i0,schemaPath:"#/oneOf/0/properties/onError/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[0].properties.onError.items,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.codes !== undefined){
let data6 = data5.codes;
if(Array.isArray(data6)){
if(data6.length > 20){
const err15 = {instancePath:instancePath+"/onError/" + i0+"/codes",schemaPath:"#/oneOf/0/properties/onError/items/properties/codes/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema24.oneOf[0].properties.onError.items.properties.codes,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/onError/" + i0+"/codes",schemaPath:"#/oneOf/0/properties/onError/items/properties/codes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[0].properties.onError.items.properties.codes,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(!pattern13.test(data7)){
const err17 = {instancePath:instancePath+"/onError/" + i0+"/codes/" + i1,schemaPath:"#/oneOf/0/properties/onError/items/properties/codes/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,63}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9_]{0,63}$"+"\"",schema:"^[A-Z][A-Z0-9_]{0,63}$",parentSchema:schema24.oneOf[0].properties.onError.items.properties.codes.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/onError/" + i0+"/codes/" + i1,schemaPath:"#/oneOf/0/properties/onError/items/properties/codes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[0].properties.onError.items.properties.codes.items.type,parentSchema:schema24.oneOf[0].properties.onError.items.properties.codes.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/onError/" + i0+"/codes",schemaPath:"#/oneOf/0/properties/onError/items/properties/codes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[0].properties.onError.items.properties.codes.type,parentSchema:schema24.oneOf[0].properties.onError.items.properties.codes,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.steps !== undefined){
let data8 = data5.steps;
if(Array.isArray(data8)){
if(data8.length > 50){
const err20 = {instancePath:instancePath+"/onError/" + i0+"/steps",schemaPath:"#/oneOf/0/properties/onError/items/properties/steps/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema24.oneOf[0].properties.onError.items.properties.steps,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8.length < 1){
const err21 = {instancePath:instancePath+"/onError/" + i0+"/steps",schemaPath:"#/oneOf/0/properties/onError/items/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[0].properties.onError.items.properties.steps,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper3.validate(data8[i2], {instancePath:instancePath+"/onError/" + i0+"/steps/" + i2,parentData:data8,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/onError/" + i0+"/steps",schemaPath:"#/oneOf/0/properties/onError/items/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[0].properties.onError.items.properties.steps.type,parentSchema:schema24.oneOf[0].properties.onError.items.properties.steps,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/onError/" + i0,schemaPath:"#/oneOf/0/properties/onError/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[0].properties.onError.items.type,parentSchema:schema24.oneOf[0].properties.onError.items,data:data5};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/onError",schemaPath:"#/oneOf/0/properties/onError/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[0].properties.onError.type,parentSchema:schema24.oneOf[0].properties.onError,data:data4};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[0].type,parentSchema:schema24.oneOf[0],data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else if(tag0 === "run"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err26 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[1].required,parentSchema:schema24.oneOf[1],data};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.handler === undefined){
const err27 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "handler"},message:"must have required property '"+"handler"+"'",schema:schema24.oneOf[1].required,parentSchema:schema24.oneOf[1],data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data){
if(!((((key2 === "do") || (key2 === "handler")) || (key2 === "args")) || (key2 === "as"))){
const err28 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[1],data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.do !== undefined){
let data10 = data.do;
if(typeof data10 !== "string"){
const err29 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[1].properties.do.type,parentSchema:schema24.oneOf[1].properties.do,data:data10};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if("run" !== data10){
const err30 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/1/properties/do/const",keyword:"const",params:{allowedValue: "run"},message:"must be equal to constant",schema:"run",parentSchema:schema24.oneOf[1].properties.do,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.handler !== undefined){
let data11 = data.handler;
if(typeof data11 === "string"){
if(!pattern14.test(data11)){
const err31 = {instancePath:instancePath+"/handler",schemaPath:"#/oneOf/1/properties/handler/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema24.oneOf[1].properties.handler,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/handler",schemaPath:"#/oneOf/1/properties/handler/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[1].properties.handler.type,parentSchema:schema24.oneOf[1].properties.handler,data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.args !== undefined){
let data12 = data.args;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err33 = {instancePath:instancePath+"/args",schemaPath:"#/oneOf/1/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[1].properties.args.type,parentSchema:schema24.oneOf[1].properties.args,data:data12};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.as !== undefined){
let data13 = data.as;
if(typeof data13 === "string"){
if(!pattern1.test(data13)){
const err34 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/1/properties/as/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,31}$"+"\"",schema:"^[a-z][A-Za-z0-9]{0,31}$",parentSchema:schema24.oneOf[1].properties.as,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/1/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[1].properties.as.type,parentSchema:schema24.oneOf[1].properties.as,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[1].type,parentSchema:schema24.oneOf[1],data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else if(tag0 === "confirm"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err37 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[2].required,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data.text === undefined){
const err38 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema24.oneOf[2].required,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key3 in data){
if(!(((((key3 === "do") || (key3 === "title")) || (key3 === "text")) || (key3 === "tone")) || (key3 === "okText"))){
const err39 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.do !== undefined){
let data14 = data.do;
if(typeof data14 !== "string"){
const err40 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.do.type,parentSchema:schema24.oneOf[2].properties.do,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if("confirm" !== data14){
const err41 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/2/properties/do/const",keyword:"const",params:{allowedValue: "confirm"},message:"must be equal to constant",schema:"confirm",parentSchema:schema24.oneOf[2].properties.do,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.tone !== undefined){
let data17 = data.tone;
if(typeof data17 !== "string"){
const err42 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/2/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.tone.type,parentSchema:schema24.oneOf[2].properties.tone,data:data17};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!((data17 === "default") || (data17 === "danger"))){
const err43 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/2/properties/tone/enum",keyword:"enum",params:{allowedValues: schema24.oneOf[2].properties.tone.enum},message:"must be equal to one of the allowed values",schema:schema24.oneOf[2].properties.tone.enum,parentSchema:schema24.oneOf[2].properties.tone,data:data17};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.okText !== undefined){
let data18 = data.okText;
if(typeof data18 === "string"){
if(data18.length > 500){
const err44 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/2/properties/okText/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[2].properties.okText,data:data18};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data18.length < 1){
const err45 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/2/properties/okText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[2].properties.okText,data:data18};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/2/properties/okText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[2].properties.okText.type,parentSchema:schema24.oneOf[2].properties.okText,data:data18};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[2].type,parentSchema:schema24.oneOf[2],data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else if(tag0 === "prompt"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[3].required,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.title === undefined){
const err49 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema24.oneOf[3].required,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.fields === undefined){
const err50 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema24.oneOf[3].required,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.as === undefined){
const err51 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "as"},message:"must have required property '"+"as"+"'",schema:schema24.oneOf[3].required,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key4 in data){
if(!(((((((key4 === "do") || (key4 === "title")) || (key4 === "text")) || (key4 === "fields")) || (key4 === "okText")) || (key4 === "tone")) || (key4 === "as"))){
const err52 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.do !== undefined){
let data19 = data.do;
if(typeof data19 !== "string"){
const err53 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.do.type,parentSchema:schema24.oneOf[3].properties.do,data:data19};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if("prompt" !== data19){
const err54 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/3/properties/do/const",keyword:"const",params:{allowedValue: "prompt"},message:"must be equal to constant",schema:"prompt",parentSchema:schema24.oneOf[3].properties.do,data:data19};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data22 = data.fields;
if(Array.isArray(data22)){
if(data22.length > 20){
const err55 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/3/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema24.oneOf[3].properties.fields,data:data22};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data22.length < 1){
const err56 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/3/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[3].properties.fields,data:data22};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.id === undefined){
const err57 = {instancePath:instancePath+"/fields/" + i3,schemaPath:"#/oneOf/3/properties/fields/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema24.oneOf[3].properties.fields.items.required,parentSchema:schema24.oneOf[3].properties.fields.items,data:data23};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data23.field === undefined){
const err58 = {instancePath:instancePath+"/fields/" + i3,schemaPath:"#/oneOf/3/properties/fields/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema24.oneOf[3].properties.fields.items.required,parentSchema:schema24.oneOf[3].properties.fields.items,data:data23};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23.title === undefined){
const err59 = {instancePath:instancePath+"/fields/" + i3,schemaPath:"#/oneOf/3/properties/fields/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema24.oneOf[3].properties.fields.items.required,parentSchema:schema24.oneOf[3].properties.fields.items,data:data23};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key5 in data23){
if(!(func2.call(schema24.oneOf[3].properties.fields.items.properties, key5))){
const err60 = {instancePath:instancePath+"/fields/" + i3,schemaPath:"#/oneOf/3/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[3].properties.fields.items,data:data23};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data23.id !== undefined){
let data24 = data23.id;
if(typeof data24 === "string"){
if(!pattern7.test(data24)){
const err61 = {instancePath:instancePath+"/fields/" + i3+"/id",schemaPath:"#/oneOf/3/properties/fields/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema24.oneOf[3].properties.fields.items.properties.id,data:data24};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/fields/" + i3+"/id",schemaPath:"#/oneOf/3/properties/fields/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.fields.items.properties.id.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.id,data:data24};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data23.field !== undefined){
let data25 = data23.field;
if(typeof data25 === "string"){
if(!pattern10.test(data25)){
const err63 = {instancePath:instancePath+"/fields/" + i3+"/field",schemaPath:"#/oneOf/3/properties/fields/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema24.oneOf[3].properties.fields.items.properties.field,data:data25};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/fields/" + i3+"/field",schemaPath:"#/oneOf/3/properties/fields/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.fields.items.properties.field.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.field,data:data25};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data23.title !== undefined){
let data26 = data23.title;
if(typeof data26 === "string"){
if(data26.length > 500){
const err65 = {instancePath:instancePath+"/fields/" + i3+"/title",schemaPath:"#/oneOf/3/properties/fields/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[3].properties.fields.items.properties.title,data:data26};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data26.length < 1){
const err66 = {instancePath:instancePath+"/fields/" + i3+"/title",schemaPath:"#/oneOf/3/properties/fields/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[3].properties.fields.items.properties.title,data:data26};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/fields/" + i3+"/title",schemaPath:"#/oneOf/3/properties/fields/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.fields.items.properties.title.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.title,data:data26};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data23.component !== undefined){
let data27 = data23.component;
if(typeof data27 === "string"){
if(!pattern14.test(data27)){
const err68 = {instancePath:instancePath+"/fields/" + i3+"/component",schemaPath:"#/oneOf/3/properties/fields/items/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema24.oneOf[3].properties.fields.items.properties.component,data:data27};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/fields/" + i3+"/component",schemaPath:"#/oneOf/3/properties/fields/items/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.fields.items.properties.component.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.component,data:data27};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data23.props !== undefined){
let data28 = data23.props;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
const err70 = {instancePath:instancePath+"/fields/" + i3+"/props",schemaPath:"#/oneOf/3/properties/fields/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[3].properties.fields.items.properties.props.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.props,data:data28};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data23.required !== undefined){
let data29 = data23.required;
if(typeof data29 !== "boolean"){
const err71 = {instancePath:instancePath+"/fields/" + i3+"/required",schemaPath:"#/oneOf/3/properties/fields/items/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema24.oneOf[3].properties.fields.items.properties.required.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.required,data:data29};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data23.minLength !== undefined){
let data30 = data23.minLength;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err72 = {instancePath:instancePath+"/fields/" + i3+"/minLength",schemaPath:"#/oneOf/3/properties/fields/items/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.oneOf[3].properties.fields.items.properties.minLength.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.minLength,data:data30};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 0 || isNaN(data30)){
const err73 = {instancePath:instancePath+"/fields/" + i3+"/minLength",schemaPath:"#/oneOf/3/properties/fields/items/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema24.oneOf[3].properties.fields.items.properties.minLength,data:data30};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
if(data23.maxLength !== undefined){
let data31 = data23.maxLength;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err74 = {instancePath:instancePath+"/fields/" + i3+"/maxLength",schemaPath:"#/oneOf/3/properties/fields/items/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.oneOf[3].properties.fields.items.properties.maxLength.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.maxLength,data:data31};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
const err75 = {instancePath:instancePath+"/fields/" + i3+"/maxLength",schemaPath:"#/oneOf/3/properties/fields/items/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.oneOf[3].properties.fields.items.properties.maxLength,data:data31};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data23.validate !== undefined){
if(!(validate29(data23.validate, {instancePath:instancePath+"/fields/" + i3+"/validate",parentData:data23,parentDataProperty:"validate",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data23.placeholder !== undefined){
let data33 = data23.placeholder;
if(typeof data33 === "string"){
if(data33.length > 500){
const err76 = {instancePath:instancePath+"/fields/" + i3+"/placeholder",schemaPath:"#/oneOf/3/properties/fields/items/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[3].properties.fields.items.properties.placeholder,data:data33};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data33.length < 1){
const err77 = {instancePath:instancePath+"/fields/" + i3+"/placeholder",schemaPath:"#/oneOf/3/properties/fields/items/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[3].properties.fields.items.properties.placeholder,data:data33};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/fields/" + i3+"/placeholder",schemaPath:"#/oneOf/3/properties/fields/items/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.fields.items.properties.placeholder.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.placeholder,data:data33};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data23.help !== undefined){
let data34 = data23.help;
if(typeof data34 === "string"){
if(data34.length > 500){
const err79 = {instancePath:instancePath+"/fields/" + i3+"/help",schemaPath:"#/oneOf/3/properties/fields/items/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[3].properties.fields.items.properties.help,data:data34};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data34.length < 1){
const err80 = {instancePath:instancePath+"/fields/" + i3+"/help",schemaPath:"#/oneOf/3/properties/fields/items/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[3].properties.fields.items.properties.help,data:data34};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/fields/" + i3+"/help",schemaPath:"#/oneOf/3/properties/fields/items/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.fields.items.properties.help.type,parentSchema:schema24.oneOf[3].properties.fields.items.properties.help,data:data34};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/fields/" + i3,schemaPath:"#/oneOf/3/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[3].properties.fields.items.type,parentSchema:schema24.oneOf[3].properties.fields.items,data:data23};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/3/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[3].properties.fields.type,parentSchema:schema24.oneOf[3].properties.fields,data:data22};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.okText !== undefined){
let data35 = data.okText;
if(typeof data35 === "string"){
if(data35.length > 500){
const err84 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/3/properties/okText/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema24.oneOf[3].properties.okText,data:data35};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data35.length < 1){
const err85 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/3/properties/okText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema24.oneOf[3].properties.okText,data:data35};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/okText",schemaPath:"#/oneOf/3/properties/okText/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.okText.type,parentSchema:schema24.oneOf[3].properties.okText,data:data35};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.tone !== undefined){
let data36 = data.tone;
if(typeof data36 !== "string"){
const err87 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/3/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.tone.type,parentSchema:schema24.oneOf[3].properties.tone,data:data36};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(!((data36 === "default") || (data36 === "danger"))){
const err88 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/3/properties/tone/enum",keyword:"enum",params:{allowedValues: schema24.oneOf[3].properties.tone.enum},message:"must be equal to one of the allowed values",schema:schema24.oneOf[3].properties.tone.enum,parentSchema:schema24.oneOf[3].properties.tone,data:data36};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.as !== undefined){
let data37 = data.as;
if(typeof data37 === "string"){
if(!pattern1.test(data37)){
const err89 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/3/properties/as/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,31}$"+"\"",schema:"^[a-z][A-Za-z0-9]{0,31}$",parentSchema:schema24.oneOf[3].properties.as,data:data37};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
else {
const err90 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/3/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[3].properties.as.type,parentSchema:schema24.oneOf[3].properties.as,data:data37};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[3].type,parentSchema:schema24.oneOf[3],data};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else if(tag0 === "toast"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err92 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[4].required,parentSchema:schema24.oneOf[4],data};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data.text === undefined){
const err93 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema24.oneOf[4].required,parentSchema:schema24.oneOf[4],data};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
for(const key6 in data){
if(!(((key6 === "do") || (key6 === "type")) || (key6 === "text"))){
const err94 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[4],data};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.do !== undefined){
let data38 = data.do;
if(typeof data38 !== "string"){
const err95 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[4].properties.do.type,parentSchema:schema24.oneOf[4].properties.do,data:data38};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if("toast" !== data38){
const err96 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/4/properties/do/const",keyword:"const",params:{allowedValue: "toast"},message:"must be equal to constant",schema:"toast",parentSchema:schema24.oneOf[4].properties.do,data:data38};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.type !== undefined){
let data39 = data.type;
if(typeof data39 !== "string"){
const err97 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[4].properties.type.type,parentSchema:schema24.oneOf[4].properties.type,data:data39};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(!(((data39 === "success") || (data39 === "info")) || (data39 === "warning"))){
const err98 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/4/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.oneOf[4].properties.type.enum},message:"must be equal to one of the allowed values",schema:schema24.oneOf[4].properties.type.enum,parentSchema:schema24.oneOf[4].properties.type,data:data39};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err99 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[4].type,parentSchema:schema24.oneOf[4],data};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else if(tag0 === "refresh"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err100 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[5].required,parentSchema:schema24.oneOf[5],data};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
for(const key7 in data){
if(!((key7 === "do") || (key7 === "data"))){
const err101 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[5],data};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.do !== undefined){
let data41 = data.do;
if(typeof data41 !== "string"){
const err102 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[5].properties.do.type,parentSchema:schema24.oneOf[5].properties.do,data:data41};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if("refresh" !== data41){
const err103 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/5/properties/do/const",keyword:"const",params:{allowedValue: "refresh"},message:"must be equal to constant",schema:"refresh",parentSchema:schema24.oneOf[5].properties.do,data:data41};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.data !== undefined){
let data42 = data.data;
if(Array.isArray(data42)){
const len4 = data42.length;
for(let i4=0; i4<len4; i4++){
let data43 = data42[i4];
if(typeof data43 !== "string"){
const err104 = {instancePath:instancePath+"/data/" + i4,schemaPath:"#/oneOf/5/properties/data/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[5].properties.data.items.type,parentSchema:schema24.oneOf[5].properties.data.items,data:data43};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/data",schemaPath:"#/oneOf/5/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[5].properties.data.type,parentSchema:schema24.oneOf[5].properties.data,data:data42};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[5].type,parentSchema:schema24.oneOf[5],data};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
else if(tag0 === "openDrawer"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err107 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[6].required,parentSchema:schema24.oneOf[6],data};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data.page === undefined){
const err108 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema24.oneOf[6].required,parentSchema:schema24.oneOf[6],data};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
for(const key8 in data){
if(!((((key8 === "do") || (key8 === "page")) || (key8 === "params")) || (key8 === "title"))){
const err109 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[6],data};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data.do !== undefined){
let data44 = data.do;
if(typeof data44 !== "string"){
const err110 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/6/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[6].properties.do.type,parentSchema:schema24.oneOf[6].properties.do,data:data44};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if("openDrawer" !== data44){
const err111 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/6/properties/do/const",keyword:"const",params:{allowedValue: "openDrawer"},message:"must be equal to constant",schema:"openDrawer",parentSchema:schema24.oneOf[6].properties.do,data:data44};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.page !== undefined){
let data45 = data.page;
if(typeof data45 === "string"){
if(data45.length > 120){
const err112 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/6/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema24.oneOf[6].properties.page,data:data45};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(!pattern0.test(data45)){
const err113 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/6/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema24.oneOf[6].properties.page,data:data45};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/6/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[6].properties.page.type,parentSchema:schema24.oneOf[6].properties.page,data:data45};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.params !== undefined){
let data46 = data.params;
if(!(data46 && typeof data46 == "object" && !Array.isArray(data46))){
const err115 = {instancePath:instancePath+"/params",schemaPath:"#/oneOf/6/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[6].properties.params.type,parentSchema:schema24.oneOf[6].properties.params,data:data46};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err116 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[6].type,parentSchema:schema24.oneOf[6],data};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else if(tag0 === "openPage"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err117 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[7].required,parentSchema:schema24.oneOf[7],data};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data.page === undefined){
const err118 = {instancePath,schemaPath:"#/oneOf/7/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema24.oneOf[7].required,parentSchema:schema24.oneOf[7],data};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
for(const key9 in data){
if(!((((key9 === "do") || (key9 === "page")) || (key9 === "params")) || (key9 === "title"))){
const err119 = {instancePath,schemaPath:"#/oneOf/7/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[7],data};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.do !== undefined){
let data48 = data.do;
if(typeof data48 !== "string"){
const err120 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/7/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[7].properties.do.type,parentSchema:schema24.oneOf[7].properties.do,data:data48};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if("openPage" !== data48){
const err121 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/7/properties/do/const",keyword:"const",params:{allowedValue: "openPage"},message:"must be equal to constant",schema:"openPage",parentSchema:schema24.oneOf[7].properties.do,data:data48};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.page !== undefined){
let data49 = data.page;
if(typeof data49 === "string"){
if(data49.length > 120){
const err122 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/7/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema24.oneOf[7].properties.page,data:data49};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(!pattern0.test(data49)){
const err123 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/7/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema24.oneOf[7].properties.page,data:data49};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/7/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[7].properties.page.type,parentSchema:schema24.oneOf[7].properties.page,data:data49};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.params !== undefined){
let data50 = data.params;
if(!(data50 && typeof data50 == "object" && !Array.isArray(data50))){
const err125 = {instancePath:instancePath+"/params",schemaPath:"#/oneOf/7/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[7].properties.params.type,parentSchema:schema24.oneOf[7].properties.params,data:data50};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err126 = {instancePath,schemaPath:"#/oneOf/7/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[7].type,parentSchema:schema24.oneOf[7],data};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else if(tag0 === "closeOverlay"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err127 = {instancePath,schemaPath:"#/oneOf/8/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[8].required,parentSchema:schema24.oneOf[8],data};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
for(const key10 in data){
if(!(key10 === "do")){
const err128 = {instancePath,schemaPath:"#/oneOf/8/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[8],data};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.do !== undefined){
let data52 = data.do;
if(typeof data52 !== "string"){
const err129 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/8/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[8].properties.do.type,parentSchema:schema24.oneOf[8].properties.do,data:data52};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if("closeOverlay" !== data52){
const err130 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/8/properties/do/const",keyword:"const",params:{allowedValue: "closeOverlay"},message:"must be equal to constant",schema:"closeOverlay",parentSchema:schema24.oneOf[8].properties.do,data:data52};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath,schemaPath:"#/oneOf/8/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[8].type,parentSchema:schema24.oneOf[8],data};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else if(tag0 === "navigate"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err132 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[9].required,parentSchema:schema24.oneOf[9],data};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data.page === undefined){
const err133 = {instancePath,schemaPath:"#/oneOf/9/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema24.oneOf[9].required,parentSchema:schema24.oneOf[9],data};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
for(const key11 in data){
if(!(((key11 === "do") || (key11 === "page")) || (key11 === "query"))){
const err134 = {instancePath,schemaPath:"#/oneOf/9/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[9],data};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data.do !== undefined){
let data53 = data.do;
if(typeof data53 !== "string"){
const err135 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/9/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[9].properties.do.type,parentSchema:schema24.oneOf[9].properties.do,data:data53};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if("navigate" !== data53){
const err136 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/9/properties/do/const",keyword:"const",params:{allowedValue: "navigate"},message:"must be equal to constant",schema:"navigate",parentSchema:schema24.oneOf[9].properties.do,data:data53};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.page !== undefined){
let data54 = data.page;
if(typeof data54 === "string"){
if(data54.length > 120){
const err137 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/9/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema24.oneOf[9].properties.page,data:data54};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(!pattern0.test(data54)){
const err138 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/9/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema24.oneOf[9].properties.page,data:data54};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/page",schemaPath:"#/oneOf/9/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[9].properties.page.type,parentSchema:schema24.oneOf[9].properties.page,data:data54};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data.query !== undefined){
let data55 = data.query;
if(!(data55 && typeof data55 == "object" && !Array.isArray(data55))){
const err140 = {instancePath:instancePath+"/query",schemaPath:"#/oneOf/9/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[9].properties.query.type,parentSchema:schema24.oneOf[9].properties.query,data:data55};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath,schemaPath:"#/oneOf/9/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[9].type,parentSchema:schema24.oneOf[9],data};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else if(tag0 === "setValues"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err142 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[10].required,parentSchema:schema24.oneOf[10],data};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data.values === undefined){
const err143 = {instancePath,schemaPath:"#/oneOf/10/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema24.oneOf[10].required,parentSchema:schema24.oneOf[10],data};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
for(const key12 in data){
if(!((key12 === "do") || (key12 === "values"))){
const err144 = {instancePath,schemaPath:"#/oneOf/10/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[10],data};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data.do !== undefined){
let data56 = data.do;
if(typeof data56 !== "string"){
const err145 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/10/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[10].properties.do.type,parentSchema:schema24.oneOf[10].properties.do,data:data56};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if("setValues" !== data56){
const err146 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/10/properties/do/const",keyword:"const",params:{allowedValue: "setValues"},message:"must be equal to constant",schema:"setValues",parentSchema:schema24.oneOf[10].properties.do,data:data56};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.values !== undefined){
let data57 = data.values;
if(!(data57 && typeof data57 == "object" && !Array.isArray(data57))){
const err147 = {instancePath:instancePath+"/values",schemaPath:"#/oneOf/10/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[10].properties.values.type,parentSchema:schema24.oneOf[10].properties.values,data:data57};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
else {
const err148 = {instancePath,schemaPath:"#/oneOf/10/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[10].type,parentSchema:schema24.oneOf[10],data};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else if(tag0 === "resetForm"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err149 = {instancePath,schemaPath:"#/oneOf/11/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[11].required,parentSchema:schema24.oneOf[11],data};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
for(const key13 in data){
if(!(key13 === "do")){
const err150 = {instancePath,schemaPath:"#/oneOf/11/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[11],data};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data.do !== undefined){
let data58 = data.do;
if(typeof data58 !== "string"){
const err151 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/11/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[11].properties.do.type,parentSchema:schema24.oneOf[11].properties.do,data:data58};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if("resetForm" !== data58){
const err152 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/11/properties/do/const",keyword:"const",params:{allowedValue: "resetForm"},message:"must be equal to constant",schema:"resetForm",parentSchema:schema24.oneOf[11].properties.do,data:data58};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath,schemaPath:"#/oneOf/11/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[11].type,parentSchema:schema24.oneOf[11],data};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
else if(tag0 === "validate"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err154 = {instancePath,schemaPath:"#/oneOf/12/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[12].required,parentSchema:schema24.oneOf[12],data};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
for(const key14 in data){
if(!(key14 === "do")){
const err155 = {instancePath,schemaPath:"#/oneOf/12/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[12],data};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data.do !== undefined){
let data59 = data.do;
if(typeof data59 !== "string"){
const err156 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/12/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[12].properties.do.type,parentSchema:schema24.oneOf[12].properties.do,data:data59};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if("validate" !== data59){
const err157 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/12/properties/do/const",keyword:"const",params:{allowedValue: "validate"},message:"must be equal to constant",schema:"validate",parentSchema:schema24.oneOf[12].properties.do,data:data59};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
else {
const err158 = {instancePath,schemaPath:"#/oneOf/12/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[12].type,parentSchema:schema24.oneOf[12],data};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
else if(tag0 === "download"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err159 = {instancePath,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[13].required,parentSchema:schema24.oneOf[13],data};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data.op === undefined){
const err160 = {instancePath,schemaPath:"#/oneOf/13/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema24.oneOf[13].required,parentSchema:schema24.oneOf[13],data};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
for(const key15 in data){
if(!(((key15 === "do") || (key15 === "op")) || (key15 === "args"))){
const err161 = {instancePath,schemaPath:"#/oneOf/13/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[13],data};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.do !== undefined){
let data60 = data.do;
if(typeof data60 !== "string"){
const err162 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/13/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[13].properties.do.type,parentSchema:schema24.oneOf[13].properties.do,data:data60};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if("download" !== data60){
const err163 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/13/properties/do/const",keyword:"const",params:{allowedValue: "download"},message:"must be equal to constant",schema:"download",parentSchema:schema24.oneOf[13].properties.do,data:data60};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data.op !== undefined){
let data61 = data.op;
if(typeof data61 === "string"){
if(!pattern4.test(data61)){
const err164 = {instancePath:instancePath+"/op",schemaPath:"#/oneOf/13/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema24.oneOf[13].properties.op,data:data61};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/op",schemaPath:"#/oneOf/13/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[13].properties.op.type,parentSchema:schema24.oneOf[13].properties.op,data:data61};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.args !== undefined){
let data62 = data.args;
if(!(data62 && typeof data62 == "object" && !Array.isArray(data62))){
const err166 = {instancePath:instancePath+"/args",schemaPath:"#/oneOf/13/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[13].properties.args.type,parentSchema:schema24.oneOf[13].properties.args,data:data62};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
}
else {
const err167 = {instancePath,schemaPath:"#/oneOf/13/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[13].type,parentSchema:schema24.oneOf[13],data};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else if(tag0 === "upload"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err168 = {instancePath,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[14].required,parentSchema:schema24.oneOf[14],data};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data.as === undefined){
const err169 = {instancePath,schemaPath:"#/oneOf/14/required",keyword:"required",params:{missingProperty: "as"},message:"must have required property '"+"as"+"'",schema:schema24.oneOf[14].required,parentSchema:schema24.oneOf[14],data};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
for(const key16 in data){
if(!((((key16 === "do") || (key16 === "accept")) || (key16 === "biz")) || (key16 === "as"))){
const err170 = {instancePath,schemaPath:"#/oneOf/14/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[14],data};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data.do !== undefined){
let data63 = data.do;
if(typeof data63 !== "string"){
const err171 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/14/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[14].properties.do.type,parentSchema:schema24.oneOf[14].properties.do,data:data63};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if("upload" !== data63){
const err172 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/14/properties/do/const",keyword:"const",params:{allowedValue: "upload"},message:"must be equal to constant",schema:"upload",parentSchema:schema24.oneOf[14].properties.do,data:data63};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data.accept !== undefined){
let data64 = data.accept;
if(Array.isArray(data64)){
if(data64.length > 20){
const err173 = {instancePath:instancePath+"/accept",schemaPath:"#/oneOf/14/properties/accept/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema24.oneOf[14].properties.accept,data:data64};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data64.length < 1){
const err174 = {instancePath:instancePath+"/accept",schemaPath:"#/oneOf/14/properties/accept/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[14].properties.accept,data:data64};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
const len5 = data64.length;
for(let i5=0; i5<len5; i5++){
let data65 = data64[i5];
if(typeof data65 === "string"){
if(!pattern27.test(data65)){
const err175 = {instancePath:instancePath+"/accept/" + i5,schemaPath:"#/oneOf/14/properties/accept/items/pattern",keyword:"pattern",params:{pattern: "^\\.[a-z0-9]{1,8}$"},message:"must match pattern \""+"^\\.[a-z0-9]{1,8}$"+"\"",schema:"^\\.[a-z0-9]{1,8}$",parentSchema:schema24.oneOf[14].properties.accept.items,data:data65};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
else {
const err176 = {instancePath:instancePath+"/accept/" + i5,schemaPath:"#/oneOf/14/properties/accept/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[14].properties.accept.items.type,parentSchema:schema24.oneOf[14].properties.accept.items,data:data65};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
else {
const err177 = {instancePath:instancePath+"/accept",schemaPath:"#/oneOf/14/properties/accept/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[14].properties.accept.type,parentSchema:schema24.oneOf[14].properties.accept,data:data64};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data.biz !== undefined){
let data66 = data.biz;
if(typeof data66 === "string"){
if(!pattern28.test(data66)){
const err178 = {instancePath:instancePath+"/biz",schemaPath:"#/oneOf/14/properties/biz/pattern",keyword:"pattern",params:{pattern: "^[a-z]{1,32}$"},message:"must match pattern \""+"^[a-z]{1,32}$"+"\"",schema:"^[a-z]{1,32}$",parentSchema:schema24.oneOf[14].properties.biz,data:data66};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
else {
const err179 = {instancePath:instancePath+"/biz",schemaPath:"#/oneOf/14/properties/biz/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[14].properties.biz.type,parentSchema:schema24.oneOf[14].properties.biz,data:data66};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data.as !== undefined){
let data67 = data.as;
if(typeof data67 === "string"){
if(!pattern1.test(data67)){
const err180 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/14/properties/as/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]{0,31}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]{0,31}$"+"\"",schema:"^[a-z][A-Za-z0-9]{0,31}$",parentSchema:schema24.oneOf[14].properties.as,data:data67};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
else {
const err181 = {instancePath:instancePath+"/as",schemaPath:"#/oneOf/14/properties/as/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[14].properties.as.type,parentSchema:schema24.oneOf[14].properties.as,data:data67};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
else {
const err182 = {instancePath,schemaPath:"#/oneOf/14/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[14].type,parentSchema:schema24.oneOf[14],data};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
else if(tag0 === "copy"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err183 = {instancePath,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[15].required,parentSchema:schema24.oneOf[15],data};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data.text === undefined){
const err184 = {instancePath,schemaPath:"#/oneOf/15/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema24.oneOf[15].required,parentSchema:schema24.oneOf[15],data};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
for(const key17 in data){
if(!((key17 === "do") || (key17 === "text"))){
const err185 = {instancePath,schemaPath:"#/oneOf/15/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[15],data};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data.do !== undefined){
let data68 = data.do;
if(typeof data68 !== "string"){
const err186 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/15/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[15].properties.do.type,parentSchema:schema24.oneOf[15].properties.do,data:data68};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if("copy" !== data68){
const err187 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/15/properties/do/const",keyword:"const",params:{allowedValue: "copy"},message:"must be equal to constant",schema:"copy",parentSchema:schema24.oneOf[15].properties.do,data:data68};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err188 = {instancePath,schemaPath:"#/oneOf/15/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[15].type,parentSchema:schema24.oneOf[15],data};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
else if(tag0 === "print"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err189 = {instancePath,schemaPath:"#/oneOf/16/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[16].required,parentSchema:schema24.oneOf[16],data};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
for(const key18 in data){
if(!(key18 === "do")){
const err190 = {instancePath,schemaPath:"#/oneOf/16/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[16],data};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data.do !== undefined){
let data70 = data.do;
if(typeof data70 !== "string"){
const err191 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/16/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[16].properties.do.type,parentSchema:schema24.oneOf[16].properties.do,data:data70};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if("print" !== data70){
const err192 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/16/properties/do/const",keyword:"const",params:{allowedValue: "print"},message:"must be equal to constant",schema:"print",parentSchema:schema24.oneOf[16].properties.do,data:data70};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
else {
const err193 = {instancePath,schemaPath:"#/oneOf/16/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[16].type,parentSchema:schema24.oneOf[16],data};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else if(tag0 === "if"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err194 = {instancePath,schemaPath:"#/oneOf/17/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[17].required,parentSchema:schema24.oneOf[17],data};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(data.when === undefined){
const err195 = {instancePath,schemaPath:"#/oneOf/17/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema24.oneOf[17].required,parentSchema:schema24.oneOf[17],data};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data.then === undefined){
const err196 = {instancePath,schemaPath:"#/oneOf/17/required",keyword:"required",params:{missingProperty: "then"},message:"must have required property '"+"then"+"'",schema:schema24.oneOf[17].required,parentSchema:schema24.oneOf[17],data};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
for(const key19 in data){
if(!((((key19 === "do") || (key19 === "when")) || (key19 === "then")) || (key19 === "else"))){
const err197 = {instancePath,schemaPath:"#/oneOf/17/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[17],data};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data.do !== undefined){
let data71 = data.do;
if(typeof data71 !== "string"){
const err198 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/17/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[17].properties.do.type,parentSchema:schema24.oneOf[17].properties.do,data:data71};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if("if" !== data71){
const err199 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/17/properties/do/const",keyword:"const",params:{allowedValue: "if"},message:"must be equal to constant",schema:"if",parentSchema:schema24.oneOf[17].properties.do,data:data71};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate18(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.then !== undefined){
let data73 = data.then;
if(Array.isArray(data73)){
if(data73.length > 50){
const err200 = {instancePath:instancePath+"/then",schemaPath:"#/oneOf/17/properties/then/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema24.oneOf[17].properties.then,data:data73};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data73.length < 1){
const err201 = {instancePath:instancePath+"/then",schemaPath:"#/oneOf/17/properties/then/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[17].properties.then,data:data73};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
const len6 = data73.length;
for(let i6=0; i6<len6; i6++){
if(!(wrapper3.validate(data73[i6], {instancePath:instancePath+"/then/" + i6,parentData:data73,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err202 = {instancePath:instancePath+"/then",schemaPath:"#/oneOf/17/properties/then/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[17].properties.then.type,parentSchema:schema24.oneOf[17].properties.then,data:data73};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data.else !== undefined){
let data75 = data.else;
if(Array.isArray(data75)){
if(data75.length > 50){
const err203 = {instancePath:instancePath+"/else",schemaPath:"#/oneOf/17/properties/else/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema24.oneOf[17].properties.else,data:data75};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data75.length < 1){
const err204 = {instancePath:instancePath+"/else",schemaPath:"#/oneOf/17/properties/else/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[17].properties.else,data:data75};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
const len7 = data75.length;
for(let i7=0; i7<len7; i7++){
if(!(wrapper3.validate(data75[i7], {instancePath:instancePath+"/else/" + i7,parentData:data75,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err205 = {instancePath:instancePath+"/else",schemaPath:"#/oneOf/17/properties/else/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[17].properties.else.type,parentSchema:schema24.oneOf[17].properties.else,data:data75};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
}
else {
const err206 = {instancePath,schemaPath:"#/oneOf/17/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[17].type,parentSchema:schema24.oneOf[17],data};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
else if(tag0 === "parallel"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err207 = {instancePath,schemaPath:"#/oneOf/18/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[18].required,parentSchema:schema24.oneOf[18],data};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if(data.branches === undefined){
const err208 = {instancePath,schemaPath:"#/oneOf/18/required",keyword:"required",params:{missingProperty: "branches"},message:"must have required property '"+"branches"+"'",schema:schema24.oneOf[18].required,parentSchema:schema24.oneOf[18],data};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
for(const key20 in data){
if(!((key20 === "do") || (key20 === "branches"))){
const err209 = {instancePath,schemaPath:"#/oneOf/18/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[18],data};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data.do !== undefined){
let data77 = data.do;
if(typeof data77 !== "string"){
const err210 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/18/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[18].properties.do.type,parentSchema:schema24.oneOf[18].properties.do,data:data77};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if("parallel" !== data77){
const err211 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/18/properties/do/const",keyword:"const",params:{allowedValue: "parallel"},message:"must be equal to constant",schema:"parallel",parentSchema:schema24.oneOf[18].properties.do,data:data77};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data.branches !== undefined){
let data78 = data.branches;
if(Array.isArray(data78)){
if(data78.length > 10){
const err212 = {instancePath:instancePath+"/branches",schemaPath:"#/oneOf/18/properties/branches/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema24.oneOf[18].properties.branches,data:data78};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(data78.length < 2){
const err213 = {instancePath:instancePath+"/branches",schemaPath:"#/oneOf/18/properties/branches/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema24.oneOf[18].properties.branches,data:data78};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
const len8 = data78.length;
for(let i8=0; i8<len8; i8++){
let data79 = data78[i8];
if(Array.isArray(data79)){
if(data79.length > 50){
const err214 = {instancePath:instancePath+"/branches/" + i8,schemaPath:"#/oneOf/18/properties/branches/items/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema24.oneOf[18].properties.branches.items,data:data79};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(data79.length < 1){
const err215 = {instancePath:instancePath+"/branches/" + i8,schemaPath:"#/oneOf/18/properties/branches/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[18].properties.branches.items,data:data79};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
const len9 = data79.length;
for(let i9=0; i9<len9; i9++){
if(!(wrapper3.validate(data79[i9], {instancePath:instancePath+"/branches/" + i8+"/" + i9,parentData:data79,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err216 = {instancePath:instancePath+"/branches/" + i8,schemaPath:"#/oneOf/18/properties/branches/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[18].properties.branches.items.type,parentSchema:schema24.oneOf[18].properties.branches.items,data:data79};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
else {
const err217 = {instancePath:instancePath+"/branches",schemaPath:"#/oneOf/18/properties/branches/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[18].properties.branches.type,parentSchema:schema24.oneOf[18].properties.branches,data:data78};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath,schemaPath:"#/oneOf/18/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[18].type,parentSchema:schema24.oneOf[18],data};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
else if(tag0 === "forEach"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.do === undefined){
const err219 = {instancePath,schemaPath:"#/oneOf/19/required",keyword:"required",params:{missingProperty: "do"},message:"must have required property '"+"do"+"'",schema:schema24.oneOf[19].required,parentSchema:schema24.oneOf[19],data};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(data.items === undefined){
const err220 = {instancePath,schemaPath:"#/oneOf/19/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema24.oneOf[19].required,parentSchema:schema24.oneOf[19],data};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data.steps === undefined){
const err221 = {instancePath,schemaPath:"#/oneOf/19/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema24.oneOf[19].required,parentSchema:schema24.oneOf[19],data};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
for(const key21 in data){
if(!(((((((key21 === "do") || (key21 === "items")) || (key21 === "when")) || (key21 === "label")) || (key21 === "title")) || (key21 === "limit")) || (key21 === "steps"))){
const err222 = {instancePath,schemaPath:"#/oneOf/19/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties",schema:false,parentSchema:schema24.oneOf[19],data};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data.do !== undefined){
let data81 = data.do;
if(typeof data81 !== "string"){
const err223 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/19/properties/do/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema24.oneOf[19].properties.do.type,parentSchema:schema24.oneOf[19].properties.do,data:data81};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if("forEach" !== data81){
const err224 = {instancePath:instancePath+"/do",schemaPath:"#/oneOf/19/properties/do/const",keyword:"const",params:{allowedValue: "forEach"},message:"must be equal to constant",schema:"forEach",parentSchema:schema24.oneOf[19].properties.do,data:data81};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data.items !== undefined){
let data82 = data.items;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.$expr === undefined){
const err225 = {instancePath:instancePath+"/items",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data82};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
for(const key22 in data82){
if(!(key22 === "$expr")){
const err226 = {instancePath:instancePath+"/items",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data82};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data82.$expr !== undefined){
let data83 = data82.$expr;
if(typeof data83 === "string"){
if(data83.length > 2000){
const err227 = {instancePath:instancePath+"/items/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data83};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data83.length < 1){
const err228 = {instancePath:instancePath+"/items/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data83};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
else {
const err229 = {instancePath:instancePath+"/items/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data83};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
}
else {
const err230 = {instancePath:instancePath+"/items",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data82};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data.when !== undefined){
if(!(validate18(data.when, {instancePath:instancePath+"/when",parentData:data,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate22(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate22(data.title, {instancePath:instancePath+"/title",parentData:data,parentDataProperty:"title",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
let data87 = data.limit;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err231 = {instancePath:instancePath+"/limit",schemaPath:"#/oneOf/19/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema24.oneOf[19].properties.limit.type,parentSchema:schema24.oneOf[19].properties.limit,data:data87};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 > 1000 || isNaN(data87)){
const err232 = {instancePath:instancePath+"/limit",schemaPath:"#/oneOf/19/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000",schema:1000,parentSchema:schema24.oneOf[19].properties.limit,data:data87};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data87 < 1 || isNaN(data87)){
const err233 = {instancePath:instancePath+"/limit",schemaPath:"#/oneOf/19/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema24.oneOf[19].properties.limit,data:data87};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
if(data.steps !== undefined){
let data88 = data.steps;
if(Array.isArray(data88)){
if(data88.length > 50){
const err234 = {instancePath:instancePath+"/steps",schemaPath:"#/oneOf/19/properties/steps/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema24.oneOf[19].properties.steps,data:data88};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
if(data88.length < 1){
const err235 = {instancePath:instancePath+"/steps",schemaPath:"#/oneOf/19/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema24.oneOf[19].properties.steps,data:data88};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
const len10 = data88.length;
for(let i10=0; i10<len10; i10++){
if(!(wrapper3.validate(data88[i10], {instancePath:instancePath+"/steps/" + i10,parentData:data88,parentDataProperty:i10,rootData}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err236 = {instancePath:instancePath+"/steps",schemaPath:"#/oneOf/19/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema24.oneOf[19].properties.steps.type,parentSchema:schema24.oneOf[19].properties.steps,data:data88};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
}
else {
const err237 = {instancePath,schemaPath:"#/oneOf/19/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.oneOf[19].type,parentSchema:schema24.oneOf[19],data};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
else {
const err238 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "do", tagValue: tag0},message:"value of tag \"do\" must be in oneOf",schema:schema24.discriminator,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
else {
const err239 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "do", tagValue: tag0},message:"tag \"do\" must be string",schema:schema24.discriminator,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
else {
const err240 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema24.type,parentSchema:schema24,data};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.steps === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema18.required,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "label")) || (key0 === "icon")) || (key0 === "tone")) || (key0 === "requires")) || (key0 === "enabledWhen")) || (key0 === "confirm")) || (key0 === "steps"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema18.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.id.type,parentSchema:schema18.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 500){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema18.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18.properties.label,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.label.type,parentSchema:schema18.properties.label,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.icon !== undefined){
let data2 = data.icon;
if(typeof data2 === "string"){
if(!pattern8.test(data2)){
const err9 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\"",schema:"^[a-z][a-z0-9-]{0,39}$",parentSchema:schema18.properties.icon,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.icon.type,parentSchema:schema18.properties.icon,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.tone !== undefined){
let data3 = data.tone;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.tone.type,parentSchema:schema18.properties.tone,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data3 === "default") || (data3 === "primary")) || (data3 === "danger"))){
const err12 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/enum",keyword:"enum",params:{allowedValues: schema18.properties.tone.enum},message:"must be equal to one of the allowed values",schema:schema18.properties.tone.enum,parentSchema:schema18.properties.tone,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.requires !== undefined){
let data4 = data.requires;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err13 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema18.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.properties.requires.type,parentSchema:schema18.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.enabledWhen !== undefined){
if(!(validate18(data.enabledWhen, {instancePath:instancePath+"/enabledWhen",parentData:data,parentDataProperty:"enabledWhen",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.confirm !== undefined){
if(!(validate22(data.confirm, {instancePath:instancePath+"/confirm",parentData:data,parentDataProperty:"confirm",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data7 = data.steps;
if(Array.isArray(data7)){
if(data7.length > 50){
const err15 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema18.properties.steps,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema18.properties.steps,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data7[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema18.properties.steps.type,parentSchema:schema18.properties.steps,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

const schema36 = {"type":"object","required":["node","id","nodes"],"properties":{"node":{"type":"string","const":"group"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"nodes":{"type":"array","items":{"$ref":"#/$defs/Value"},"minItems":1,"maxItems":100}},"title":"Group","additionalProperties":false};
const schema37 = {"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"cell":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"Value","additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.field === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema37.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.node !== undefined){
let data0 = data.node;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.node.type,parentSchema:schema37.properties.node,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("field" !== data0){
const err5 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/const",keyword:"const",params:{allowedValue: "field"},message:"must be equal to constant",schema:"field",parentSchema:schema37.properties.node,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema37.properties.id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.id.type,parentSchema:schema37.properties.id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.field !== undefined){
let data2 = data.field;
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err8 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema37.properties.field,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.field.type,parentSchema:schema37.properties.field,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length > 500){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema37.properties.title,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema37.properties.title,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.title.type,parentSchema:schema37.properties.title,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cell !== undefined){
let data4 = data.cell;
if(typeof data4 === "string"){
if(!pattern14.test(data4)){
const err13 = {instancePath:instancePath+"/cell",schemaPath:"#/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema37.properties.cell,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cell",schemaPath:"#/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.cell.type,parentSchema:schema37.properties.cell,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.props !== undefined){
let data5 = data.props;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err15 = {instancePath:instancePath+"/props",schemaPath:"#/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.properties.props.type,parentSchema:schema37.properties.props,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.span !== undefined){
let data6 = data.span;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema37.properties.span.type,parentSchema:schema37.properties.span,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema37.properties.span,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema37.properties.span,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data8 = data.requires;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err19 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema37.properties.requires,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema37.properties.requires.type,parentSchema:schema37.properties.requires,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nodes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "node") || (key0 === "id")) || (key0 === "title")) || (key0 === "visible")) || (key0 === "requires")) || (key0 === "nodes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.node !== undefined){
let data0 = data.node;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.node.type,parentSchema:schema36.properties.node,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("group" !== data0){
const err5 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/const",keyword:"const",params:{allowedValue: "group"},message:"must be equal to constant",schema:"group",parentSchema:schema36.properties.node,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema36.properties.id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.id.type,parentSchema:schema36.properties.id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 500){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema36.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.title.type,parentSchema:schema36.properties.title,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data4 = data.requires;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err11 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema36.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.requires.type,parentSchema:schema36.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.nodes !== undefined){
let data5 = data.nodes;
if(Array.isArray(data5)){
if(data5.length > 100){
const err13 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema36.properties.nodes,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.length < 1){
const err14 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema36.properties.nodes,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate46(data5[i0], {instancePath:instancePath+"/nodes/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema36.properties.nodes.type,parentSchema:schema36.properties.nodes,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

const schema38 = {"type":"object","required":["node","id","field","columns"],"properties":{"node":{"type":"string","const":"array"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"columns":{"type":"array","items":{"$ref":"#/$defs/Column"},"minItems":1,"maxItems":50},"total":{"$ref":"#/$defs/Totals"},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Sub-list","additionalProperties":false};
const schema40 = {"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Totals","description":"Fields summed in the last row."};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.field === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.columns === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema38.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.node !== undefined){
let data0 = data.node;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.node.type,parentSchema:schema38.properties.node,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("array" !== data0){
const err6 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/const",keyword:"const",params:{allowedValue: "array"},message:"must be equal to constant",schema:"array",parentSchema:schema38.properties.node,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema38.properties.id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.id.type,parentSchema:schema38.properties.id,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.field !== undefined){
let data2 = data.field;
if(typeof data2 === "string"){
if(!pattern10.test(data2)){
const err9 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema38.properties.field,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.field.type,parentSchema:schema38.properties.field,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length > 500){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema38.properties.title,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.title,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.title.type,parentSchema:schema38.properties.title,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data5 = data.requires;
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err14 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema38.properties.requires,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.requires.type,parentSchema:schema38.properties.requires,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
if(Array.isArray(data6)){
if(data6.length > 50){
const err16 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema38.properties.columns,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.columns,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.id === undefined){
const err18 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema32.required,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.field === undefined){
const err19 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema32.required,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data7){
if(!(func2.call(schema32.properties, key1))){
const err20 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.id !== undefined){
let data8 = data7.id;
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
const err21 = {instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/$defs/Column/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema32.properties.id,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/$defs/Column/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.field !== undefined){
let data9 = data7.field;
if(typeof data9 === "string"){
if(!pattern10.test(data9)){
const err23 = {instancePath:instancePath+"/columns/" + i0+"/field",schemaPath:"#/$defs/Column/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema32.properties.field,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/columns/" + i0+"/field",schemaPath:"#/$defs/Column/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.field.type,parentSchema:schema32.properties.field,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.title !== undefined){
let data10 = data7.title;
if(typeof data10 === "string"){
if(data10.length > 500){
const err25 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/$defs/Column/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema32.properties.title,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.length < 1){
const err26 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/$defs/Column/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.title,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/$defs/Column/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.title.type,parentSchema:schema32.properties.title,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data7.cell !== undefined){
let data11 = data7.cell;
if(typeof data11 === "string"){
if(!pattern14.test(data11)){
const err28 = {instancePath:instancePath+"/columns/" + i0+"/cell",schemaPath:"#/$defs/Column/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema32.properties.cell,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/columns/" + i0+"/cell",schemaPath:"#/$defs/Column/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.cell.type,parentSchema:schema32.properties.cell,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data7.props !== undefined){
let data12 = data7.props;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err30 = {instancePath:instancePath+"/columns/" + i0+"/props",schemaPath:"#/$defs/Column/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.props.type,parentSchema:schema32.properties.props,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.width !== undefined){
let data13 = data7.width;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err31 = {instancePath:instancePath+"/columns/" + i0+"/width",schemaPath:"#/$defs/Column/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.width.type,parentSchema:schema32.properties.width,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 800 || isNaN(data13)){
const err32 = {instancePath:instancePath+"/columns/" + i0+"/width",schemaPath:"#/$defs/Column/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800",schema:800,parentSchema:schema32.properties.width,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13 < 40 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/columns/" + i0+"/width",schemaPath:"#/$defs/Column/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40",schema:40,parentSchema:schema32.properties.width,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data7.align !== undefined){
let data14 = data7.align;
if(typeof data14 !== "string"){
const err34 = {instancePath:instancePath+"/columns/" + i0+"/align",schemaPath:"#/$defs/Column/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.align.type,parentSchema:schema32.properties.align,data:data14};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((data14 === "left") || (data14 === "center")) || (data14 === "right"))){
const err35 = {instancePath:instancePath+"/columns/" + i0+"/align",schemaPath:"#/$defs/Column/properties/align/enum",keyword:"enum",params:{allowedValues: schema32.properties.align.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.align.enum,parentSchema:schema32.properties.align,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data7.sort !== undefined){
let data15 = data7.sort;
if(typeof data15 !== "boolean"){
const err36 = {instancePath:instancePath+"/columns/" + i0+"/sort",schemaPath:"#/$defs/Column/properties/sort/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.sort.type,parentSchema:schema32.properties.sort,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data7.fixed !== undefined){
let data16 = data7.fixed;
if(typeof data16 !== "string"){
const err37 = {instancePath:instancePath+"/columns/" + i0+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.fixed.type,parentSchema:schema32.properties.fixed,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((data16 === "left") || (data16 === "right"))){
const err38 = {instancePath:instancePath+"/columns/" + i0+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema32.properties.fixed.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.fixed.enum,parentSchema:schema32.properties.fixed,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data7.hidden !== undefined){
let data17 = data7.hidden;
if(typeof data17 !== "boolean"){
const err39 = {instancePath:instancePath+"/columns/" + i0+"/hidden",schemaPath:"#/$defs/Column/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.hidden.type,parentSchema:schema32.properties.hidden,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data7.requires !== undefined){
let data18 = data7.requires;
if(typeof data18 === "string"){
if(!pattern6.test(data18)){
const err40 = {instancePath:instancePath+"/columns/" + i0+"/requires",schemaPath:"#/$defs/Column/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema32.properties.requires,data:data18};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/columns/" + i0+"/requires",schemaPath:"#/$defs/Column/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.requires.type,parentSchema:schema32.properties.requires,data:data18};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/$defs/Column/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.columns.type,parentSchema:schema38.properties.columns,data:data6};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.total !== undefined){
let data19 = data.total;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(typeof data20 === "string"){
if(!pattern10.test(data20)){
const err44 = {instancePath:instancePath+"/total/" + i1,schemaPath:"#/$defs/Totals/items/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema40.items,data:data20};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/total/" + i1,schemaPath:"#/$defs/Totals/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema40.items.type,parentSchema:schema40.items,data:data20};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/total",schemaPath:"#/$defs/Totals/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema40.type,parentSchema:schema40,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.empty !== undefined){
let data21 = data.empty;
if(typeof data21 === "string"){
if(data21.length > 500){
const err47 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema38.properties.empty,data:data21};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data21.length < 1){
const err48 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.empty,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.empty.type,parentSchema:schema38.properties.empty,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

const schema71 = {"title":"Node","type":"object","required":["node"],"discriminator":{"propertyName":"node"},"oneOf":[{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"},"validate":{"$ref":"#/$defs/ChecksByTheServer"}},"title":"Field","additionalProperties":false},{"type":"object","required":["node","id","text"],"properties":{"node":{"type":"string","const":"text"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"text":{"$ref":"#/$defs/Text"},"tone":{"type":"string","enum":["default","info","warning"],"title":"Tone"}},"title":"Text","additionalProperties":false},{"type":"object","required":["node","id","field","columns"],"properties":{"node":{"type":"string","const":"array"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"columns":{"type":"array","items":{"type":"object","required":["node","id","field"],"properties":{"node":{"type":"string","const":"field"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"$ref":"#/$defs/Needs2"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"component":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"help":{"type":"string","title":"Text","minLength":1,"maxLength":500},"placeholder":{"type":"string","title":"Text","minLength":1,"maxLength":500},"default":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."},"required":{"type":"boolean","title":"Required"},"requiredWhen":{"$ref":"#/$defs/When"},"disabled":{"$ref":"#/$defs/When"},"readOnly":{"type":"boolean","title":"Read-only"},"compute":{"$ref":"#/$defs/Expression"},"minLength":{"type":"integer","title":"At least characters","minimum":0,"maximum":100000},"maxLength":{"type":"integer","title":"At most characters","minimum":1,"maximum":100000},"minimum":{"type":"number","title":"Not below"},"maximum":{"type":"number","title":"Not above"},"pattern":{"type":"string","title":"Pattern","description":"A regular expression for the whole text.","minLength":1,"maxLength":200},"format":{"type":"string","enum":["email","mobile","url","idCard","bankCard"],"title":"Format"},"options":{"$ref":"#/$defs/Options"}},"title":"Column","additionalProperties":false},"title":"Columns","minItems":1,"maxItems":30},"min":{"type":"integer","title":"At least rows","minimum":0,"maximum":10000},"max":{"type":"integer","title":"At most rows","minimum":1,"maximum":10000},"disabled":{"$ref":"#/$defs/When"},"total":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Totals","maxItems":10},"sends":{"type":"string","enum":["rows","changes"],"title":"Sends","description":"All rows, or {added, changed, removed}.","default":"rows"},"empty":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Sub-table","additionalProperties":false},{"$ref":"#/$defs/Group2"},{"type":"object","required":["node","id","items"],"properties":{"node":{"type":"string","const":"tabs"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"items":{"type":"array","items":{"$ref":"#/$defs/Group2"},"title":"Tabs","minItems":1,"maxItems":20}},"title":"Tabs","additionalProperties":false},{"type":"object","required":["node","id","field","nodes"],"properties":{"node":{"type":"string","const":"object"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"field":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Sub-form","additionalProperties":false},{"type":"object","required":["node","id","renderer"],"properties":{"node":{"type":"string","const":"custom"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"renderer":{"type":"string","title":"Renderer","description":"Name of a renderer in the registry.","pattern":"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},"props":{"type":"object","patternProperties":{"^.*$":{}},"title":"Settings","description":"The renderer's own settings."},"fields":{"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","description":"The values it reads and sets: its renderer is a field whose value is a record of these.","maxItems":20},"span":{"type":"integer","title":"Columns wide","minimum":1,"maximum":4}},"title":"Own part","additionalProperties":false}]};
const schema73 = {"title":"Needs","if":{"type":"string"},"then":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"else":{"$ref":"#/$defs/ToReadAndToWrite"}};
const schema74 = {"type":"object","properties":{"read":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"write":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"}},"title":"To read and to write","additionalProperties":false};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = true;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs3 = errors;
if(typeof data === "string"){
if(!pattern6.test(data)){
const err1 = {instancePath,schemaPath:"#/then/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema73.then,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/then/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema73.then.type,parentSchema:schema73.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "read") || (key0 === "write"))){
const err3 = {instancePath,schemaPath:"#/$defs/ToReadAndToWrite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.read !== undefined){
let data0 = data.read;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/read",schemaPath:"#/$defs/ToReadAndToWrite/properties/read/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema74.properties.read,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/read",schemaPath:"#/$defs/ToReadAndToWrite/properties/read/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.read.type,parentSchema:schema74.properties.read,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.write !== undefined){
let data1 = data.write;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err6 = {instancePath:instancePath+"/write",schemaPath:"#/$defs/ToReadAndToWrite/properties/write/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema74.properties.write,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/write",schemaPath:"#/$defs/ToReadAndToWrite/properties/write/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema74.properties.write.type,parentSchema:schema74.properties.write,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/$defs/ToReadAndToWrite/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema74.type,parentSchema:schema74,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema73.if,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema76 = {"type":"array","items":{"$ref":"#/$defs/Option"},"title":"Options","minItems":1,"maxItems":200};
const schema77 = {"type":"object","required":["value","label"],"properties":{"value":{"anyOf":[{"type":"string"},{"type":"integer"},{"type":"boolean"}]},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500}},"title":"Option","additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items",schema:200,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.value === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/Option/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema77.required,parentSchema:schema77,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.label === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/Option/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema77.required,parentSchema:schema77,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "value") || (key0 === "label"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/Option/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema77,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.value !== undefined){
let data1 = data0.value;
const _errs6 = errors;
let valid4 = false;
const _errs7 = errors;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/$defs/Option/properties/value/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema77.properties.value.anyOf[0].type,parentSchema:schema77.properties.value.anyOf[0],data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs9 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/$defs/Option/properties/value/anyOf/1/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema77.properties.value.anyOf[1].type,parentSchema:schema77.properties.value.anyOf[1],data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs11 = errors;
if(typeof data1 !== "boolean"){
const err7 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/$defs/Option/properties/value/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema77.properties.value.anyOf[2].type,parentSchema:schema77.properties.value.anyOf[2],data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
}
}
if(!valid4){
const err8 = {instancePath:instancePath+"/" + i0+"/value",schemaPath:"#/$defs/Option/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf",schema:schema77.properties.value.anyOf,parentSchema:schema77.properties.value,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data0.label !== undefined){
let data2 = data0.label;
if(typeof data2 === "string"){
if(data2.length > 500){
const err9 = {instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/$defs/Option/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema77.properties.label,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/$defs/Option/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema77.properties.label,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0+"/label",schemaPath:"#/$defs/Option/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema77.properties.label.type,parentSchema:schema77.properties.label,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/$defs/Option/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema77.type,parentSchema:schema77,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

const schema72 = {"type":"object","required":["node","id","nodes"],"properties":{"node":{"type":"string","const":"group"},"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"title":{"type":"string","title":"Text","minLength":1,"maxLength":500},"visible":{"$ref":"#/$defs/When"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"collapsed":{"type":"boolean","title":"Closed at first"},"columns":{"type":"integer","title":"Columns","minimum":1,"maximum":4},"nodes":{"type":"array","items":{"$ref":"#/$defs/FormNode"},"title":"Nodes","minItems":1,"maxItems":1000}},"title":"Group","additionalProperties":false};
const wrapper8 = {validate: validate65};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.nodes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "node") || (key0 === "id")) || (key0 === "title")) || (key0 === "visible")) || (key0 === "requires")) || (key0 === "collapsed")) || (key0 === "columns")) || (key0 === "nodes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.node !== undefined){
let data0 = data.node;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.node.type,parentSchema:schema72.properties.node,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("group" !== data0){
const err5 = {instancePath:instancePath+"/node",schemaPath:"#/properties/node/const",keyword:"const",params:{allowedValue: "group"},message:"must be equal to constant",schema:"group",parentSchema:schema72.properties.node,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema72.properties.id,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.id.type,parentSchema:schema72.properties.id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 500){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema72.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema72.properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.title.type,parentSchema:schema72.properties.title,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data4 = data.requires;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err11 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema72.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.requires.type,parentSchema:schema72.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.collapsed !== undefined){
let data5 = data.collapsed;
if(typeof data5 !== "boolean"){
const err13 = {instancePath:instancePath+"/collapsed",schemaPath:"#/properties/collapsed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema72.properties.collapsed.type,parentSchema:schema72.properties.collapsed,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.columns !== undefined){
let data6 = data.columns;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema72.properties.columns.type,parentSchema:schema72.properties.columns,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 4 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema72.properties.columns,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema72.properties.columns,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.nodes !== undefined){
let data7 = data.nodes;
if(Array.isArray(data7)){
if(data7.length > 1000){
const err17 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema72.properties.nodes,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema72.properties.nodes,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper8.validate(data7[i0], {instancePath:instancePath+"/nodes/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? wrapper8.validate.errors : vErrors.concat(wrapper8.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/nodes",schemaPath:"#/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema72.properties.nodes.type,parentSchema:schema72.properties.nodes,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.node;
if(typeof tag0 == "string"){
if(tag0 === "field"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema71.oneOf[0].required,parentSchema:schema71.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema71.oneOf[0].required,parentSchema:schema71.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.field === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema71.oneOf[0].required,parentSchema:schema71.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema71.oneOf[0].properties, key0))){
const err4 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema71.oneOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.node !== undefined){
let data0 = data.node;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/0/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[0].properties.node.type,parentSchema:schema71.oneOf[0].properties.node,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("field" !== data0){
const err6 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/0/properties/node/const",keyword:"const",params:{allowedValue: "field"},message:"must be equal to constant",schema:"field",parentSchema:schema71.oneOf[0].properties.node,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema71.oneOf[0].properties.id,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[0].properties.id.type,parentSchema:schema71.oneOf[0].properties.id,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 500){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[0].properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[0].properties.title,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[0].properties.title.type,parentSchema:schema71.oneOf[0].properties.title,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
if(!(validate69(data.requires, {instancePath:instancePath+"/requires",parentData:data,parentDataProperty:"requires",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
let data5 = data.field;
if(typeof data5 === "string"){
if(!pattern10.test(data5)){
const err12 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/0/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema71.oneOf[0].properties.field,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/0/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[0].properties.field.type,parentSchema:schema71.oneOf[0].properties.field,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.component !== undefined){
let data6 = data.component;
if(typeof data6 === "string"){
if(!pattern14.test(data6)){
const err14 = {instancePath:instancePath+"/component",schemaPath:"#/oneOf/0/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema71.oneOf[0].properties.component,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/component",schemaPath:"#/oneOf/0/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[0].properties.component.type,parentSchema:schema71.oneOf[0].properties.component,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.props !== undefined){
let data7 = data.props;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err16 = {instancePath:instancePath+"/props",schemaPath:"#/oneOf/0/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[0].properties.props.type,parentSchema:schema71.oneOf[0].properties.props,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.span !== undefined){
let data8 = data.span;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/0/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema71.oneOf[0].properties.span.type,parentSchema:schema71.oneOf[0].properties.span,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 4 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/0/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema71.oneOf[0].properties.span,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/0/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema71.oneOf[0].properties.span,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.help !== undefined){
let data9 = data.help;
if(typeof data9 === "string"){
if(data9.length > 500){
const err20 = {instancePath:instancePath+"/help",schemaPath:"#/oneOf/0/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[0].properties.help,data:data9};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/help",schemaPath:"#/oneOf/0/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[0].properties.help,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/help",schemaPath:"#/oneOf/0/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[0].properties.help.type,parentSchema:schema71.oneOf[0].properties.help,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data10 = data.placeholder;
if(typeof data10 === "string"){
if(data10.length > 500){
const err23 = {instancePath:instancePath+"/placeholder",schemaPath:"#/oneOf/0/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[0].properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.length < 1){
const err24 = {instancePath:instancePath+"/placeholder",schemaPath:"#/oneOf/0/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[0].properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/placeholder",schemaPath:"#/oneOf/0/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[0].properties.placeholder.type,parentSchema:schema71.oneOf[0].properties.placeholder,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.required !== undefined){
let data11 = data.required;
if(typeof data11 !== "boolean"){
const err26 = {instancePath:instancePath+"/required",schemaPath:"#/oneOf/0/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema71.oneOf[0].properties.required.type,parentSchema:schema71.oneOf[0].properties.required,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.requiredWhen !== undefined){
if(!(validate18(data.requiredWhen, {instancePath:instancePath+"/requiredWhen",parentData:data,parentDataProperty:"requiredWhen",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.disabled !== undefined){
if(!(validate18(data.disabled, {instancePath:instancePath+"/disabled",parentData:data,parentDataProperty:"disabled",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.readOnly !== undefined){
let data14 = data.readOnly;
if(typeof data14 !== "boolean"){
const err27 = {instancePath:instancePath+"/readOnly",schemaPath:"#/oneOf/0/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema71.oneOf[0].properties.readOnly.type,parentSchema:schema71.oneOf[0].properties.readOnly,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.compute !== undefined){
let data15 = data.compute;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.$expr === undefined){
const err28 = {instancePath:instancePath+"/compute",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key1 in data15){
if(!(key1 === "$expr")){
const err29 = {instancePath:instancePath+"/compute",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data15.$expr !== undefined){
let data16 = data15.$expr;
if(typeof data16 === "string"){
if(data16.length > 2000){
const err30 = {instancePath:instancePath+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data16};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data16.length < 1){
const err31 = {instancePath:instancePath+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/compute",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.minLength !== undefined){
let data17 = data.minLength;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/minLength",schemaPath:"#/oneOf/0/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema71.oneOf[0].properties.minLength.type,parentSchema:schema71.oneOf[0].properties.minLength,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000 || isNaN(data17)){
const err35 = {instancePath:instancePath+"/minLength",schemaPath:"#/oneOf/0/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema71.oneOf[0].properties.minLength,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err36 = {instancePath:instancePath+"/minLength",schemaPath:"#/oneOf/0/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema71.oneOf[0].properties.minLength,data:data17};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.maxLength !== undefined){
let data18 = data.maxLength;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err37 = {instancePath:instancePath+"/maxLength",schemaPath:"#/oneOf/0/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema71.oneOf[0].properties.maxLength.type,parentSchema:schema71.oneOf[0].properties.maxLength,data:data18};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100000 || isNaN(data18)){
const err38 = {instancePath:instancePath+"/maxLength",schemaPath:"#/oneOf/0/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema71.oneOf[0].properties.maxLength,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err39 = {instancePath:instancePath+"/maxLength",schemaPath:"#/oneOf/0/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema71.oneOf[0].properties.maxLength,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data.minimum !== undefined){
let data19 = data.minimum;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err40 = {instancePath:instancePath+"/minimum",schemaPath:"#/oneOf/0/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema71.oneOf[0].properties.minimum.type,parentSchema:schema71.oneOf[0].properties.minimum,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.maximum !== undefined){
let data20 = data.maximum;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err41 = {instancePath:instancePath+"/maximum",schemaPath:"#/oneOf/0/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema71.oneOf[0].properties.maximum.type,parentSchema:schema71.oneOf[0].properties.maximum,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.pattern !== undefined){
let data21 = data.pattern;
if(typeof data21 === "string"){
if(data21.length > 200){
const err42 = {instancePath:instancePath+"/pattern",schemaPath:"#/oneOf/0/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema71.oneOf[0].properties.pattern,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data21.length < 1){
const err43 = {instancePath:instancePath+"/pattern",schemaPath:"#/oneOf/0/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[0].properties.pattern,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/pattern",schemaPath:"#/oneOf/0/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[0].properties.pattern.type,parentSchema:schema71.oneOf[0].properties.pattern,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.format !== undefined){
let data22 = data.format;
if(typeof data22 !== "string"){
const err45 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/0/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[0].properties.format.type,parentSchema:schema71.oneOf[0].properties.format,data:data22};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(((((data22 === "email") || (data22 === "mobile")) || (data22 === "url")) || (data22 === "idCard")) || (data22 === "bankCard"))){
const err46 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/0/properties/format/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[0].properties.format.enum},message:"must be equal to one of the allowed values",schema:schema71.oneOf[0].properties.format.enum,parentSchema:schema71.oneOf[0].properties.format,data:data22};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.options !== undefined){
if(!(validate73(data.options, {instancePath:instancePath+"/options",parentData:data,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
if(data.validate !== undefined){
if(!(validate29(data.validate, {instancePath:instancePath+"/validate",parentData:data,parentDataProperty:"validate",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[0].type,parentSchema:schema71.oneOf[0],data};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else if(tag0 === "text"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err48 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema71.oneOf[1].required,parentSchema:schema71.oneOf[1],data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.id === undefined){
const err49 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema71.oneOf[1].required,parentSchema:schema71.oneOf[1],data};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.text === undefined){
const err50 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema71.oneOf[1].required,parentSchema:schema71.oneOf[1],data};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key2 in data){
if(!(((((((key2 === "node") || (key2 === "id")) || (key2 === "title")) || (key2 === "visible")) || (key2 === "requires")) || (key2 === "text")) || (key2 === "tone"))){
const err51 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema71.oneOf[1],data};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.node !== undefined){
let data25 = data.node;
if(typeof data25 !== "string"){
const err52 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/1/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[1].properties.node.type,parentSchema:schema71.oneOf[1].properties.node,data:data25};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if("text" !== data25){
const err53 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/1/properties/node/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant",schema:"text",parentSchema:schema71.oneOf[1].properties.node,data:data25};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.id !== undefined){
let data26 = data.id;
if(typeof data26 === "string"){
if(!pattern7.test(data26)){
const err54 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema71.oneOf[1].properties.id,data:data26};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[1].properties.id.type,parentSchema:schema71.oneOf[1].properties.id,data:data26};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.title !== undefined){
let data27 = data.title;
if(typeof data27 === "string"){
if(data27.length > 500){
const err56 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[1].properties.title,data:data27};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data27.length < 1){
const err57 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[1].properties.title,data:data27};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[1].properties.title.type,parentSchema:schema71.oneOf[1].properties.title,data:data27};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data29 = data.requires;
if(typeof data29 === "string"){
if(!pattern6.test(data29)){
const err59 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/1/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema71.oneOf[1].properties.requires,data:data29};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/1/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[1].properties.requires.type,parentSchema:schema71.oneOf[1].properties.requires,data:data29};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.text !== undefined){
if(!(validate22(data.text, {instancePath:instancePath+"/text",parentData:data,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.tone !== undefined){
let data31 = data.tone;
if(typeof data31 !== "string"){
const err61 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/1/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[1].properties.tone.type,parentSchema:schema71.oneOf[1].properties.tone,data:data31};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(!(((data31 === "default") || (data31 === "info")) || (data31 === "warning"))){
const err62 = {instancePath:instancePath+"/tone",schemaPath:"#/oneOf/1/properties/tone/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[1].properties.tone.enum},message:"must be equal to one of the allowed values",schema:schema71.oneOf[1].properties.tone.enum,parentSchema:schema71.oneOf[1].properties.tone,data:data31};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[1].type,parentSchema:schema71.oneOf[1],data};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else if(tag0 === "array"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err64 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema71.oneOf[2].required,parentSchema:schema71.oneOf[2],data};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data.id === undefined){
const err65 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema71.oneOf[2].required,parentSchema:schema71.oneOf[2],data};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data.field === undefined){
const err66 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema71.oneOf[2].required,parentSchema:schema71.oneOf[2],data};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data.columns === undefined){
const err67 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema71.oneOf[2].required,parentSchema:schema71.oneOf[2],data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key3 in data){
if(!(func2.call(schema71.oneOf[2].properties, key3))){
const err68 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema71.oneOf[2],data};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.node !== undefined){
let data32 = data.node;
if(typeof data32 !== "string"){
const err69 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/2/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.node.type,parentSchema:schema71.oneOf[2].properties.node,data:data32};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if("array" !== data32){
const err70 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/2/properties/node/const",keyword:"const",params:{allowedValue: "array"},message:"must be equal to constant",schema:"array",parentSchema:schema71.oneOf[2].properties.node,data:data32};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.id !== undefined){
let data33 = data.id;
if(typeof data33 === "string"){
if(!pattern7.test(data33)){
const err71 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema71.oneOf[2].properties.id,data:data33};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.id.type,parentSchema:schema71.oneOf[2].properties.id,data:data33};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.title !== undefined){
let data34 = data.title;
if(typeof data34 === "string"){
if(data34.length > 500){
const err73 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[2].properties.title,data:data34};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data34.length < 1){
const err74 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[2].properties.title,data:data34};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.title.type,parentSchema:schema71.oneOf[2].properties.title,data:data34};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data36 = data.requires;
if(typeof data36 === "string"){
if(!pattern6.test(data36)){
const err76 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/2/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema71.oneOf[2].properties.requires,data:data36};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/2/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.requires.type,parentSchema:schema71.oneOf[2].properties.requires,data:data36};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.field !== undefined){
let data37 = data.field;
if(typeof data37 === "string"){
if(!pattern10.test(data37)){
const err78 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/2/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema71.oneOf[2].properties.field,data:data37};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/2/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.field.type,parentSchema:schema71.oneOf[2].properties.field,data:data37};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.columns !== undefined){
let data38 = data.columns;
if(Array.isArray(data38)){
if(data38.length > 30){
const err80 = {instancePath:instancePath+"/columns",schemaPath:"#/oneOf/2/properties/columns/maxItems",keyword:"maxItems",params:{limit: 30},message:"must NOT have more than 30 items",schema:30,parentSchema:schema71.oneOf[2].properties.columns,data:data38};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data38.length < 1){
const err81 = {instancePath:instancePath+"/columns",schemaPath:"#/oneOf/2/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema71.oneOf[2].properties.columns,data:data38};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len0 = data38.length;
for(let i0=0; i0<len0; i0++){
let data39 = data38[i0];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.node === undefined){
const err82 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema71.oneOf[2].properties.columns.items.required,parentSchema:schema71.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data39.id === undefined){
const err83 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema71.oneOf[2].properties.columns.items.required,parentSchema:schema71.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data39.field === undefined){
const err84 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema71.oneOf[2].properties.columns.items.required,parentSchema:schema71.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key4 in data39){
if(!(func2.call(schema71.oneOf[2].properties.columns.items.properties, key4))){
const err85 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema71.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data39.node !== undefined){
let data40 = data39.node;
if(typeof data40 !== "string"){
const err86 = {instancePath:instancePath+"/columns/" + i0+"/node",schemaPath:"#/oneOf/2/properties/columns/items/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.columns.items.properties.node.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.node,data:data40};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if("field" !== data40){
const err87 = {instancePath:instancePath+"/columns/" + i0+"/node",schemaPath:"#/oneOf/2/properties/columns/items/properties/node/const",keyword:"const",params:{allowedValue: "field"},message:"must be equal to constant",schema:"field",parentSchema:schema71.oneOf[2].properties.columns.items.properties.node,data:data40};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data39.id !== undefined){
let data41 = data39.id;
if(typeof data41 === "string"){
if(!pattern7.test(data41)){
const err88 = {instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/oneOf/2/properties/columns/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema71.oneOf[2].properties.columns.items.properties.id,data:data41};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/columns/" + i0+"/id",schemaPath:"#/oneOf/2/properties/columns/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.columns.items.properties.id.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.id,data:data41};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data39.title !== undefined){
let data42 = data39.title;
if(typeof data42 === "string"){
if(data42.length > 500){
const err90 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/oneOf/2/properties/columns/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[2].properties.columns.items.properties.title,data:data42};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data42.length < 1){
const err91 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/oneOf/2/properties/columns/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[2].properties.columns.items.properties.title,data:data42};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/oneOf/2/properties/columns/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.columns.items.properties.title.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.title,data:data42};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data39.visible !== undefined){
if(!(validate18(data39.visible, {instancePath:instancePath+"/columns/" + i0+"/visible",parentData:data39,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data39.requires !== undefined){
if(!(validate69(data39.requires, {instancePath:instancePath+"/columns/" + i0+"/requires",parentData:data39,parentDataProperty:"requires",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data39.field !== undefined){
let data45 = data39.field;
if(typeof data45 === "string"){
if(!pattern10.test(data45)){
const err93 = {instancePath:instancePath+"/columns/" + i0+"/field",schemaPath:"#/oneOf/2/properties/columns/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema71.oneOf[2].properties.columns.items.properties.field,data:data45};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
else {
const err94 = {instancePath:instancePath+"/columns/" + i0+"/field",schemaPath:"#/oneOf/2/properties/columns/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.columns.items.properties.field.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.field,data:data45};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data39.component !== undefined){
let data46 = data39.component;
if(typeof data46 === "string"){
if(!pattern14.test(data46)){
const err95 = {instancePath:instancePath+"/columns/" + i0+"/component",schemaPath:"#/oneOf/2/properties/columns/items/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema71.oneOf[2].properties.columns.items.properties.component,data:data46};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/columns/" + i0+"/component",schemaPath:"#/oneOf/2/properties/columns/items/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.columns.items.properties.component.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.component,data:data46};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data39.props !== undefined){
let data47 = data39.props;
if(!(data47 && typeof data47 == "object" && !Array.isArray(data47))){
const err97 = {instancePath:instancePath+"/columns/" + i0+"/props",schemaPath:"#/oneOf/2/properties/columns/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[2].properties.columns.items.properties.props.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.props,data:data47};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data39.help !== undefined){
let data48 = data39.help;
if(typeof data48 === "string"){
if(data48.length > 500){
const err98 = {instancePath:instancePath+"/columns/" + i0+"/help",schemaPath:"#/oneOf/2/properties/columns/items/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[2].properties.columns.items.properties.help,data:data48};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data48.length < 1){
const err99 = {instancePath:instancePath+"/columns/" + i0+"/help",schemaPath:"#/oneOf/2/properties/columns/items/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[2].properties.columns.items.properties.help,data:data48};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/columns/" + i0+"/help",schemaPath:"#/oneOf/2/properties/columns/items/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.columns.items.properties.help.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.help,data:data48};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data39.placeholder !== undefined){
let data49 = data39.placeholder;
if(typeof data49 === "string"){
if(data49.length > 500){
const err101 = {instancePath:instancePath+"/columns/" + i0+"/placeholder",schemaPath:"#/oneOf/2/properties/columns/items/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[2].properties.columns.items.properties.placeholder,data:data49};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data49.length < 1){
const err102 = {instancePath:instancePath+"/columns/" + i0+"/placeholder",schemaPath:"#/oneOf/2/properties/columns/items/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[2].properties.columns.items.properties.placeholder,data:data49};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/columns/" + i0+"/placeholder",schemaPath:"#/oneOf/2/properties/columns/items/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.columns.items.properties.placeholder.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.placeholder,data:data49};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data39.required !== undefined){
let data50 = data39.required;
if(typeof data50 !== "boolean"){
const err104 = {instancePath:instancePath+"/columns/" + i0+"/required",schemaPath:"#/oneOf/2/properties/columns/items/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema71.oneOf[2].properties.columns.items.properties.required.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.required,data:data50};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data39.requiredWhen !== undefined){
if(!(validate18(data39.requiredWhen, {instancePath:instancePath+"/columns/" + i0+"/requiredWhen",parentData:data39,parentDataProperty:"requiredWhen",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data39.disabled !== undefined){
if(!(validate18(data39.disabled, {instancePath:instancePath+"/columns/" + i0+"/disabled",parentData:data39,parentDataProperty:"disabled",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data39.readOnly !== undefined){
let data53 = data39.readOnly;
if(typeof data53 !== "boolean"){
const err105 = {instancePath:instancePath+"/columns/" + i0+"/readOnly",schemaPath:"#/oneOf/2/properties/columns/items/properties/readOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema71.oneOf[2].properties.columns.items.properties.readOnly.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.readOnly,data:data53};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data39.compute !== undefined){
let data54 = data39.compute;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.$expr === undefined){
const err106 = {instancePath:instancePath+"/columns/" + i0+"/compute",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data54};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key5 in data54){
if(!(key5 === "$expr")){
const err107 = {instancePath:instancePath+"/columns/" + i0+"/compute",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data54};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data54.$expr !== undefined){
let data55 = data54.$expr;
if(typeof data55 === "string"){
if(data55.length > 2000){
const err108 = {instancePath:instancePath+"/columns/" + i0+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data55};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data55.length < 1){
const err109 = {instancePath:instancePath+"/columns/" + i0+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data55};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/columns/" + i0+"/compute/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data55};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/columns/" + i0+"/compute",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data54};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data39.minLength !== undefined){
let data56 = data39.minLength;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err112 = {instancePath:instancePath+"/columns/" + i0+"/minLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema71.oneOf[2].properties.columns.items.properties.minLength.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.minLength,data:data56};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 100000 || isNaN(data56)){
const err113 = {instancePath:instancePath+"/columns/" + i0+"/minLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema71.oneOf[2].properties.columns.items.properties.minLength,data:data56};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data56 < 0 || isNaN(data56)){
const err114 = {instancePath:instancePath+"/columns/" + i0+"/minLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema71.oneOf[2].properties.columns.items.properties.minLength,data:data56};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
if(data39.maxLength !== undefined){
let data57 = data39.maxLength;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err115 = {instancePath:instancePath+"/columns/" + i0+"/maxLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema71.oneOf[2].properties.columns.items.properties.maxLength.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.maxLength,data:data57};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 100000 || isNaN(data57)){
const err116 = {instancePath:instancePath+"/columns/" + i0+"/maxLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000",schema:100000,parentSchema:schema71.oneOf[2].properties.columns.items.properties.maxLength,data:data57};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data57 < 1 || isNaN(data57)){
const err117 = {instancePath:instancePath+"/columns/" + i0+"/maxLength",schemaPath:"#/oneOf/2/properties/columns/items/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema71.oneOf[2].properties.columns.items.properties.maxLength,data:data57};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
if(data39.minimum !== undefined){
let data58 = data39.minimum;
if(!((typeof data58 == "number") && (isFinite(data58)))){
const err118 = {instancePath:instancePath+"/columns/" + i0+"/minimum",schemaPath:"#/oneOf/2/properties/columns/items/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema71.oneOf[2].properties.columns.items.properties.minimum.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.minimum,data:data58};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data39.maximum !== undefined){
let data59 = data39.maximum;
if(!((typeof data59 == "number") && (isFinite(data59)))){
const err119 = {instancePath:instancePath+"/columns/" + i0+"/maximum",schemaPath:"#/oneOf/2/properties/columns/items/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema71.oneOf[2].properties.columns.items.properties.maximum.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.maximum,data:data59};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data39.pattern !== undefined){
let data60 = data39.pattern;
if(typeof data60 === "string"){
if(data60.length > 200){
const err120 = {instancePath:instancePath+"/columns/" + i0+"/pattern",schemaPath:"#/oneOf/2/properties/columns/items/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema71.oneOf[2].properties.columns.items.properties.pattern,data:data60};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data60.length < 1){
const err121 = {instancePath:instancePath+"/columns/" + i0+"/pattern",schemaPath:"#/oneOf/2/properties/columns/items/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[2].properties.columns.items.properties.pattern,data:data60};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
else {
const err122 = {instancePath:instancePath+"/columns/" + i0+"/pattern",schemaPath:"#/oneOf/2/properties/columns/items/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.columns.items.properties.pattern.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.pattern,data:data60};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data39.format !== undefined){
let data61 = data39.format;
if(typeof data61 !== "string"){
const err123 = {instancePath:instancePath+"/columns/" + i0+"/format",schemaPath:"#/oneOf/2/properties/columns/items/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.columns.items.properties.format.type,parentSchema:schema71.oneOf[2].properties.columns.items.properties.format,data:data61};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(!(((((data61 === "email") || (data61 === "mobile")) || (data61 === "url")) || (data61 === "idCard")) || (data61 === "bankCard"))){
const err124 = {instancePath:instancePath+"/columns/" + i0+"/format",schemaPath:"#/oneOf/2/properties/columns/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[2].properties.columns.items.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema71.oneOf[2].properties.columns.items.properties.format.enum,parentSchema:schema71.oneOf[2].properties.columns.items.properties.format,data:data61};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data39.options !== undefined){
if(!(validate73(data39.options, {instancePath:instancePath+"/columns/" + i0+"/options",parentData:data39,parentDataProperty:"options",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err125 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/oneOf/2/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[2].properties.columns.items.type,parentSchema:schema71.oneOf[2].properties.columns.items,data:data39};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/columns",schemaPath:"#/oneOf/2/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema71.oneOf[2].properties.columns.type,parentSchema:schema71.oneOf[2].properties.columns,data:data38};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.min !== undefined){
let data63 = data.min;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err127 = {instancePath:instancePath+"/min",schemaPath:"#/oneOf/2/properties/min/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema71.oneOf[2].properties.min.type,parentSchema:schema71.oneOf[2].properties.min,data:data63};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 10000 || isNaN(data63)){
const err128 = {instancePath:instancePath+"/min",schemaPath:"#/oneOf/2/properties/min/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema71.oneOf[2].properties.min,data:data63};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data63 < 0 || isNaN(data63)){
const err129 = {instancePath:instancePath+"/min",schemaPath:"#/oneOf/2/properties/min/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema71.oneOf[2].properties.min,data:data63};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
if(data.max !== undefined){
let data64 = data.max;
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
const err130 = {instancePath:instancePath+"/max",schemaPath:"#/oneOf/2/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema71.oneOf[2].properties.max.type,parentSchema:schema71.oneOf[2].properties.max,data:data64};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 10000 || isNaN(data64)){
const err131 = {instancePath:instancePath+"/max",schemaPath:"#/oneOf/2/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000",schema:10000,parentSchema:schema71.oneOf[2].properties.max,data:data64};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data64 < 1 || isNaN(data64)){
const err132 = {instancePath:instancePath+"/max",schemaPath:"#/oneOf/2/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema71.oneOf[2].properties.max,data:data64};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data.disabled !== undefined){
if(!(validate18(data.disabled, {instancePath:instancePath+"/disabled",parentData:data,parentDataProperty:"disabled",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.total !== undefined){
let data66 = data.total;
if(Array.isArray(data66)){
if(data66.length > 10){
const err133 = {instancePath:instancePath+"/total",schemaPath:"#/oneOf/2/properties/total/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema71.oneOf[2].properties.total,data:data66};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
const len1 = data66.length;
for(let i1=0; i1<len1; i1++){
let data67 = data66[i1];
if(typeof data67 === "string"){
if(!pattern10.test(data67)){
const err134 = {instancePath:instancePath+"/total/" + i1,schemaPath:"#/oneOf/2/properties/total/items/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema71.oneOf[2].properties.total.items,data:data67};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/total/" + i1,schemaPath:"#/oneOf/2/properties/total/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.total.items.type,parentSchema:schema71.oneOf[2].properties.total.items,data:data67};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
else {
const err136 = {instancePath:instancePath+"/total",schemaPath:"#/oneOf/2/properties/total/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema71.oneOf[2].properties.total.type,parentSchema:schema71.oneOf[2].properties.total,data:data66};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.sends !== undefined){
let data68 = data.sends;
if(typeof data68 !== "string"){
const err137 = {instancePath:instancePath+"/sends",schemaPath:"#/oneOf/2/properties/sends/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.sends.type,parentSchema:schema71.oneOf[2].properties.sends,data:data68};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(!((data68 === "rows") || (data68 === "changes"))){
const err138 = {instancePath:instancePath+"/sends",schemaPath:"#/oneOf/2/properties/sends/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[2].properties.sends.enum},message:"must be equal to one of the allowed values",schema:schema71.oneOf[2].properties.sends.enum,parentSchema:schema71.oneOf[2].properties.sends,data:data68};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.empty !== undefined){
let data69 = data.empty;
if(typeof data69 === "string"){
if(data69.length > 500){
const err139 = {instancePath:instancePath+"/empty",schemaPath:"#/oneOf/2/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[2].properties.empty,data:data69};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data69.length < 1){
const err140 = {instancePath:instancePath+"/empty",schemaPath:"#/oneOf/2/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[2].properties.empty,data:data69};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath:instancePath+"/empty",schemaPath:"#/oneOf/2/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[2].properties.empty.type,parentSchema:schema71.oneOf[2].properties.empty,data:data69};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
}
else {
const err142 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[2].type,parentSchema:schema71.oneOf[2],data};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else if(tag0 === "group"){
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tabs"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err143 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema71.oneOf[4].required,parentSchema:schema71.oneOf[4],data};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data.id === undefined){
const err144 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema71.oneOf[4].required,parentSchema:schema71.oneOf[4],data};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data.items === undefined){
const err145 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema71.oneOf[4].required,parentSchema:schema71.oneOf[4],data};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
for(const key6 in data){
if(!(((((key6 === "node") || (key6 === "id")) || (key6 === "visible")) || (key6 === "requires")) || (key6 === "items"))){
const err146 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema71.oneOf[4],data};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.node !== undefined){
let data70 = data.node;
if(typeof data70 !== "string"){
const err147 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/4/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[4].properties.node.type,parentSchema:schema71.oneOf[4].properties.node,data:data70};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if("tabs" !== data70){
const err148 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/4/properties/node/const",keyword:"const",params:{allowedValue: "tabs"},message:"must be equal to constant",schema:"tabs",parentSchema:schema71.oneOf[4].properties.node,data:data70};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.id !== undefined){
let data71 = data.id;
if(typeof data71 === "string"){
if(!pattern7.test(data71)){
const err149 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema71.oneOf[4].properties.id,data:data71};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
else {
const err150 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[4].properties.id.type,parentSchema:schema71.oneOf[4].properties.id,data:data71};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data73 = data.requires;
if(typeof data73 === "string"){
if(!pattern6.test(data73)){
const err151 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/4/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema71.oneOf[4].properties.requires,data:data73};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/4/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[4].properties.requires.type,parentSchema:schema71.oneOf[4].properties.requires,data:data73};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.items !== undefined){
let data74 = data.items;
if(Array.isArray(data74)){
if(data74.length > 20){
const err153 = {instancePath:instancePath+"/items",schemaPath:"#/oneOf/4/properties/items/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema71.oneOf[4].properties.items,data:data74};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data74.length < 1){
const err154 = {instancePath:instancePath+"/items",schemaPath:"#/oneOf/4/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema71.oneOf[4].properties.items,data:data74};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
const len2 = data74.length;
for(let i2=0; i2<len2; i2++){
if(!(validate66(data74[i2], {instancePath:instancePath+"/items/" + i2,parentData:data74,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err155 = {instancePath:instancePath+"/items",schemaPath:"#/oneOf/4/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema71.oneOf[4].properties.items.type,parentSchema:schema71.oneOf[4].properties.items,data:data74};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[4].type,parentSchema:schema71.oneOf[4],data};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
else if(tag0 === "object"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err157 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema71.oneOf[5].required,parentSchema:schema71.oneOf[5],data};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data.id === undefined){
const err158 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema71.oneOf[5].required,parentSchema:schema71.oneOf[5],data};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data.field === undefined){
const err159 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema71.oneOf[5].required,parentSchema:schema71.oneOf[5],data};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data.nodes === undefined){
const err160 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema71.oneOf[5].required,parentSchema:schema71.oneOf[5],data};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
for(const key7 in data){
if(!(((((((key7 === "node") || (key7 === "id")) || (key7 === "title")) || (key7 === "visible")) || (key7 === "requires")) || (key7 === "field")) || (key7 === "nodes"))){
const err161 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema71.oneOf[5],data};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.node !== undefined){
let data76 = data.node;
if(typeof data76 !== "string"){
const err162 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/5/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[5].properties.node.type,parentSchema:schema71.oneOf[5].properties.node,data:data76};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if("object" !== data76){
const err163 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/5/properties/node/const",keyword:"const",params:{allowedValue: "object"},message:"must be equal to constant",schema:"object",parentSchema:schema71.oneOf[5].properties.node,data:data76};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data.id !== undefined){
let data77 = data.id;
if(typeof data77 === "string"){
if(!pattern7.test(data77)){
const err164 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema71.oneOf[5].properties.id,data:data77};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[5].properties.id.type,parentSchema:schema71.oneOf[5].properties.id,data:data77};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.title !== undefined){
let data78 = data.title;
if(typeof data78 === "string"){
if(data78.length > 500){
const err166 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[5].properties.title,data:data78};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data78.length < 1){
const err167 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[5].properties.title,data:data78};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[5].properties.title.type,parentSchema:schema71.oneOf[5].properties.title,data:data78};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data80 = data.requires;
if(typeof data80 === "string"){
if(!pattern6.test(data80)){
const err169 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/5/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema71.oneOf[5].properties.requires,data:data80};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
else {
const err170 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/5/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[5].properties.requires.type,parentSchema:schema71.oneOf[5].properties.requires,data:data80};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data.field !== undefined){
let data81 = data.field;
if(typeof data81 === "string"){
if(!pattern10.test(data81)){
const err171 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/5/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema71.oneOf[5].properties.field,data:data81};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
else {
const err172 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/5/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[5].properties.field.type,parentSchema:schema71.oneOf[5].properties.field,data:data81};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data.nodes !== undefined){
let data82 = data.nodes;
if(Array.isArray(data82)){
if(data82.length > 1000){
const err173 = {instancePath:instancePath+"/nodes",schemaPath:"#/oneOf/5/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema71.oneOf[5].properties.nodes,data:data82};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data82.length < 1){
const err174 = {instancePath:instancePath+"/nodes",schemaPath:"#/oneOf/5/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema71.oneOf[5].properties.nodes,data:data82};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
const len3 = data82.length;
for(let i3=0; i3<len3; i3++){
if(!(wrapper8.validate(data82[i3], {instancePath:instancePath+"/nodes/" + i3,parentData:data82,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? wrapper8.validate.errors : vErrors.concat(wrapper8.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err175 = {instancePath:instancePath+"/nodes",schemaPath:"#/oneOf/5/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema71.oneOf[5].properties.nodes.type,parentSchema:schema71.oneOf[5].properties.nodes,data:data82};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
else {
const err176 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[5].type,parentSchema:schema71.oneOf[5],data};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
else if(tag0 === "custom"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.node === undefined){
const err177 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema71.oneOf[6].required,parentSchema:schema71.oneOf[6],data};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data.id === undefined){
const err178 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema71.oneOf[6].required,parentSchema:schema71.oneOf[6],data};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data.renderer === undefined){
const err179 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "renderer"},message:"must have required property '"+"renderer"+"'",schema:schema71.oneOf[6].required,parentSchema:schema71.oneOf[6],data};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
for(const key8 in data){
if(!(func2.call(schema71.oneOf[6].properties, key8))){
const err180 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema71.oneOf[6],data};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data.node !== undefined){
let data84 = data.node;
if(typeof data84 !== "string"){
const err181 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/6/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[6].properties.node.type,parentSchema:schema71.oneOf[6].properties.node,data:data84};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if("custom" !== data84){
const err182 = {instancePath:instancePath+"/node",schemaPath:"#/oneOf/6/properties/node/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant",schema:"custom",parentSchema:schema71.oneOf[6].properties.node,data:data84};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data.id !== undefined){
let data85 = data.id;
if(typeof data85 === "string"){
if(!pattern7.test(data85)){
const err183 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema71.oneOf[6].properties.id,data:data85};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
else {
const err184 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[6].properties.id.type,parentSchema:schema71.oneOf[6].properties.id,data:data85};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.title !== undefined){
let data86 = data.title;
if(typeof data86 === "string"){
if(data86.length > 500){
const err185 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema71.oneOf[6].properties.title,data:data86};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data86.length < 1){
const err186 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema71.oneOf[6].properties.title,data:data86};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[6].properties.title.type,parentSchema:schema71.oneOf[6].properties.title,data:data86};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data.visible !== undefined){
if(!(validate18(data.visible, {instancePath:instancePath+"/visible",parentData:data,parentDataProperty:"visible",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data88 = data.requires;
if(typeof data88 === "string"){
if(!pattern6.test(data88)){
const err188 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/6/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema71.oneOf[6].properties.requires,data:data88};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
else {
const err189 = {instancePath:instancePath+"/requires",schemaPath:"#/oneOf/6/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[6].properties.requires.type,parentSchema:schema71.oneOf[6].properties.requires,data:data88};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data.renderer !== undefined){
let data89 = data.renderer;
if(typeof data89 === "string"){
if(!pattern14.test(data89)){
const err190 = {instancePath:instancePath+"/renderer",schemaPath:"#/oneOf/6/properties/renderer/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema71.oneOf[6].properties.renderer,data:data89};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
else {
const err191 = {instancePath:instancePath+"/renderer",schemaPath:"#/oneOf/6/properties/renderer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[6].properties.renderer.type,parentSchema:schema71.oneOf[6].properties.renderer,data:data89};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data.props !== undefined){
let data90 = data.props;
if(!(data90 && typeof data90 == "object" && !Array.isArray(data90))){
const err192 = {instancePath:instancePath+"/props",schemaPath:"#/oneOf/6/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[6].properties.props.type,parentSchema:schema71.oneOf[6].properties.props,data:data90};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data.fields !== undefined){
let data91 = data.fields;
if(Array.isArray(data91)){
if(data91.length > 20){
const err193 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/6/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema71.oneOf[6].properties.fields,data:data91};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
const len4 = data91.length;
for(let i4=0; i4<len4; i4++){
let data92 = data91[i4];
if(typeof data92 === "string"){
if(!pattern10.test(data92)){
const err194 = {instancePath:instancePath+"/fields/" + i4,schemaPath:"#/oneOf/6/properties/fields/items/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema71.oneOf[6].properties.fields.items,data:data92};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
else {
const err195 = {instancePath:instancePath+"/fields/" + i4,schemaPath:"#/oneOf/6/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema71.oneOf[6].properties.fields.items.type,parentSchema:schema71.oneOf[6].properties.fields.items,data:data92};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
else {
const err196 = {instancePath:instancePath+"/fields",schemaPath:"#/oneOf/6/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema71.oneOf[6].properties.fields.type,parentSchema:schema71.oneOf[6].properties.fields,data:data91};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data.span !== undefined){
let data93 = data.span;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
const err197 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/6/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema71.oneOf[6].properties.span.type,parentSchema:schema71.oneOf[6].properties.span,data:data93};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 > 4 || isNaN(data93)){
const err198 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/6/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema71.oneOf[6].properties.span,data:data93};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data93 < 1 || isNaN(data93)){
const err199 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/6/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema71.oneOf[6].properties.span,data:data93};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
}
else {
const err200 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.oneOf[6].type,parentSchema:schema71.oneOf[6],data};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
else {
const err201 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "node", tagValue: tag0},message:"value of tag \"node\" must be in oneOf",schema:schema71.discriminator,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
else {
const err202 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "node", tagValue: tag0},message:"tag \"node\" must be string",schema:schema71.discriminator,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
else {
const err203 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema79 = {"type":"object","required":["id","holds","message","fields"],"properties":{"id":{"type":"string","title":"Id","description":"Identity of this node in its page: short, made once, never changed.","pattern":"^[a-z][A-Za-z0-9_-]{0,39}$"},"holds":{"$ref":"#/$defs/When"},"message":{"type":"string","title":"Text","minLength":1,"maxLength":500},"fields":{"$ref":"#/$defs/Fields"}},"title":"Rule","additionalProperties":false};
const schema80 = {"type":"array","items":{"type":"string","title":"Field","description":"Name of a field of the model.","pattern":"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},"title":"Fields","minItems":1,"maxItems":10};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.holds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "holds"},message:"must have required property '"+"holds"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fields === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "holds")) || (key0 === "message")) || (key0 === "fields"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema79.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.id.type,parentSchema:schema79.properties.id,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.holds !== undefined){
if(!(validate18(data.holds, {instancePath:instancePath+"/holds",parentData:data,parentDataProperty:"holds",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(data2.length > 500){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema79.properties.message,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 1){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema79.properties.message,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.message.type,parentSchema:schema79.properties.message,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(Array.isArray(data3)){
if(data3.length > 10){
const err10 = {instancePath:instancePath+"/fields",schemaPath:"#/$defs/Fields/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema80,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/fields",schemaPath:"#/$defs/Fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema80,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern10.test(data4)){
const err12 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Fields/items/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema80.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/$defs/Fields/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema80.items.type,parentSchema:schema80.items,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/fields",schemaPath:"#/$defs/Fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema80.type,parentSchema:schema80,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

const schema81 = {"type":"object","required":["op"],"properties":{"op":{"type":"string","title":"Operation","description":"Operation of the API contract, area.verb.","pattern":"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},"args":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"},"label":{"type":"string","title":"Text","minLength":1,"maxLength":500},"confirm":{"$ref":"#/$defs/Text"},"requires":{"type":"string","title":"Permission","description":"Permission code, area:verb.","pattern":"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},"done":{"$ref":"#/$defs/Text"},"then":{"$ref":"#/$defs/Afterwards"}},"title":"Submit","additionalProperties":false};
const schema82 = {"title":"Afterwards","description":"Closes the drawer, or goes to a page.","if":{"type":"object","required":["close"]},"then":{"type":"object","required":["close"],"properties":{"close":{"type":"boolean","const":true}},"additionalProperties":false},"else":{"type":"object","required":["page"],"properties":{"page":{"type":"string","title":"Page id","description":"The menu item's component path, for example bill/SettleBillList.","pattern":"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$","maxLength":120},"query":{"type":"object","patternProperties":{"^.*$":{"title":"Value","description":"Data; {$expr} and {$text} inside are evaluated."}},"title":"Values"}},"additionalProperties":false}};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.op === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "op") || (key0 === "args")) || (key0 === "label")) || (key0 === "confirm")) || (key0 === "requires")) || (key0 === "done")) || (key0 === "then"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.op !== undefined){
let data0 = data.op;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema81.properties.op,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/op",schemaPath:"#/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.op.type,parentSchema:schema81.properties.op,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.args !== undefined){
let data1 = data.args;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err4 = {instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.properties.args.type,parentSchema:schema81.properties.args,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(data2.length > 500){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema81.properties.label,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema81.properties.label,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.label.type,parentSchema:schema81.properties.label,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.confirm !== undefined){
if(!(validate22(data.confirm, {instancePath:instancePath+"/confirm",parentData:data,parentDataProperty:"confirm",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data4 = data.requires;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err8 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema81.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/requires",schemaPath:"#/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.requires.type,parentSchema:schema81.properties.requires,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.done !== undefined){
if(!(validate22(data.done, {instancePath:instancePath+"/done",parentData:data,parentDataProperty:"done",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.then !== undefined){
let data6 = data.then;
const _errs14 = errors;
let valid2 = true;
const _errs15 = errors;
if(errors === _errs15){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if((data6.close === undefined) && (missing0 = "close")){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs17 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.close === undefined){
const err12 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/then/required",keyword:"required",params:{missingProperty: "close"},message:"must have required property '"+"close"+"'",schema:schema82.then.required,parentSchema:schema82.then,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data6){
if(!(key1 === "close")){
const err13 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema82.then,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.close !== undefined){
let data7 = data6.close;
if(typeof data7 !== "boolean"){
const err14 = {instancePath:instancePath+"/then/close",schemaPath:"#/$defs/Afterwards/then/properties/close/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema82.then.properties.close.type,parentSchema:schema82.then.properties.close,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(true !== data7){
const err15 = {instancePath:instancePath+"/then/close",schemaPath:"#/$defs/Afterwards/then/properties/close/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant",schema:true,parentSchema:schema82.then.properties.close,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.then.type,parentSchema:schema82.then,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid2 = _valid0;
ifClause0 = "then";
}
else {
const _errs22 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.page === undefined){
const err17 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/else/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema82.else.required,parentSchema:schema82.else,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data6){
if(!((key2 === "page") || (key2 === "query"))){
const err18 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema82.else,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.page !== undefined){
let data8 = data6.page;
if(typeof data8 === "string"){
if(data8.length > 120){
const err19 = {instancePath:instancePath+"/then/page",schemaPath:"#/$defs/Afterwards/else/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema82.else.properties.page,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern0.test(data8)){
const err20 = {instancePath:instancePath+"/then/page",schemaPath:"#/$defs/Afterwards/else/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema82.else.properties.page,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/then/page",schemaPath:"#/$defs/Afterwards/else/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema82.else.properties.page.type,parentSchema:schema82.else.properties.page,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.query !== undefined){
let data9 = data6.query;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err22 = {instancePath:instancePath+"/then/query",schemaPath:"#/$defs/Afterwards/else/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.else.properties.query.type,parentSchema:schema82.else.properties.query,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema82.else.type,parentSchema:schema82.else,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid2 = _valid0;
ifClause0 = "else";
}
if(!valid2){
const err24 = {instancePath:instancePath+"/then",schemaPath:"#/$defs/Afterwards/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema82.if,parentSchema:schema82,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "list"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.id === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.kind === undefined){
const err4 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.list === undefined){
const err5 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'",schema:schema11.oneOf[0].required,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema11.oneOf[0].properties, key0))){
const err6 = {instancePath,schemaPath:"#/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/0/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.$schema.type,parentSchema:schema11.oneOf[0].properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.format !== undefined){
let data1 = data.format;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/0/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[0].properties.format.type,parentSchema:schema11.oneOf[0].properties.format,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(1 !== data1){
const err9 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/0/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[0].properties.format,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(data2.length > 120){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[0].properties.id,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern0.test(data2)){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[0].properties.id,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.id.type,parentSchema:schema11.oneOf[0].properties.id,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(data3.length > 500){
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[0].properties.title,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.length < 1){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[0].properties.title,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/0/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.title.type,parentSchema:schema11.oneOf[0].properties.title,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data6 = data.requires;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.view === undefined){
const err16 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data6){
if(!(key1 === "view")){
const err17 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.view !== undefined){
let data7 = data6.view;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err18 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.actions !== undefined){
let data8 = data.actions;
if(Array.isArray(data8)){
if(data8.length > 100){
const err21 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/0/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[0].properties.actions,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate17(data8[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/0/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.actions.type,parentSchema:schema11.oneOf[0].properties.actions,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.locales !== undefined){
let data10 = data.locales;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key2 in data10){
if(pattern30.test(key2)){
let data11 = data10[key2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(pattern31.test(key3)){
let data12 = data11[key3];
if(typeof data12 !== "string"){
const err23 = {instancePath:instancePath+"/locales/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/locales/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.x !== undefined){
let data13 = data.x;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err26 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/0/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.x.type,parentSchema:schema11.oneOf[0].properties.x,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.kind !== undefined){
let data14 = data.kind;
if(typeof data14 !== "string"){
const err27 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.kind.type,parentSchema:schema11.oneOf[0].properties.kind,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if("list" !== data14){
const err28 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant",schema:"list",parentSchema:schema11.oneOf[0].properties.kind,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.list !== undefined){
let data15 = data.list;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.columns === undefined){
const err29 = {instancePath:instancePath+"/list",schemaPath:"#/oneOf/0/properties/list/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema11.oneOf[0].properties.list.required,parentSchema:schema11.oneOf[0].properties.list,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key4 in data15){
if(!(func2.call(schema11.oneOf[0].properties.list.properties, key4))){
const err30 = {instancePath:instancePath+"/list",schemaPath:"#/oneOf/0/properties/list/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data15.rows !== undefined){
let data16 = data15.rows;
if(typeof data16 !== "string"){
const err31 = {instancePath:instancePath+"/list/rows",schemaPath:"#/oneOf/0/properties/list/properties/rows/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.rows.type,parentSchema:schema11.oneOf[0].properties.list.properties.rows,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.search !== undefined){
let data17 = data15.search;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.fields === undefined){
const err32 = {instancePath:instancePath+"/list/search",schemaPath:"#/oneOf/0/properties/list/properties/search/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema11.oneOf[0].properties.list.properties.search.required,parentSchema:schema11.oneOf[0].properties.list.properties.search,data:data17};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key5 in data17){
if(!((key5 === "fields") || (key5 === "collapsedRows"))){
const err33 = {instancePath:instancePath+"/list/search",schemaPath:"#/oneOf/0/properties/list/properties/search/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.search,data:data17};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data17.fields !== undefined){
let data18 = data17.fields;
if(Array.isArray(data18)){
if(data18.length > 40){
const err34 = {instancePath:instancePath+"/list/search/fields",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/fields/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items",schema:40,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.fields,data:data18};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.id === undefined){
const err35 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.required,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data19.field === undefined){
const err36 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema31.required,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data19.op === undefined){
const err37 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema31.required,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key6 in data19){
if(!((((((((key6 === "id") || (key6 === "field")) || (key6 === "op")) || (key6 === "title")) || (key6 === "component")) || (key6 === "props")) || (key6 === "default")) || (key6 === "required"))){
const err38 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data19.id !== undefined){
let data20 = data19.id;
if(typeof data20 === "string"){
if(!pattern7.test(data20)){
const err39 = {instancePath:instancePath+"/list/search/fields/" + i1+"/id",schemaPath:"#/$defs/SearchField/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema31.properties.id,data:data20};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/list/search/fields/" + i1+"/id",schemaPath:"#/$defs/SearchField/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.field !== undefined){
let data21 = data19.field;
if(typeof data21 === "string"){
if(!pattern10.test(data21)){
const err41 = {instancePath:instancePath+"/list/search/fields/" + i1+"/field",schemaPath:"#/$defs/SearchField/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema31.properties.field,data:data21};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/list/search/fields/" + i1+"/field",schemaPath:"#/$defs/SearchField/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.field.type,parentSchema:schema31.properties.field,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data19.op !== undefined){
let data22 = data19.op;
if(typeof data22 !== "string"){
const err43 = {instancePath:instancePath+"/list/search/fields/" + i1+"/op",schemaPath:"#/$defs/SearchField/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.op.type,parentSchema:schema31.properties.op,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!((((((((((((((((data22 === "eq") || (data22 === "ne")) || (data22 === "gt")) || (data22 === "gte")) || (data22 === "lt")) || (data22 === "lte")) || (data22 === "in")) || (data22 === "nin")) || (data22 === "like")) || (data22 === "starts")) || (data22 === "between")) || (data22 === "empty")) || (data22 === "notEmpty")) || (data22 === "within")) || (data22 === "me")) || (data22 === "myDept"))){
const err44 = {instancePath:instancePath+"/list/search/fields/" + i1+"/op",schemaPath:"#/$defs/SearchField/properties/op/enum",keyword:"enum",params:{allowedValues: schema31.properties.op.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.op.enum,parentSchema:schema31.properties.op,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data19.title !== undefined){
let data23 = data19.title;
if(typeof data23 === "string"){
if(data23.length > 500){
const err45 = {instancePath:instancePath+"/list/search/fields/" + i1+"/title",schemaPath:"#/$defs/SearchField/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema31.properties.title,data:data23};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data23.length < 1){
const err46 = {instancePath:instancePath+"/list/search/fields/" + i1+"/title",schemaPath:"#/$defs/SearchField/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.title,data:data23};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/list/search/fields/" + i1+"/title",schemaPath:"#/$defs/SearchField/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data19.component !== undefined){
let data24 = data19.component;
if(typeof data24 === "string"){
if(!pattern14.test(data24)){
const err48 = {instancePath:instancePath+"/list/search/fields/" + i1+"/component",schemaPath:"#/$defs/SearchField/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema31.properties.component,data:data24};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/list/search/fields/" + i1+"/component",schemaPath:"#/$defs/SearchField/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.component.type,parentSchema:schema31.properties.component,data:data24};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data19.props !== undefined){
let data25 = data19.props;
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
const err50 = {instancePath:instancePath+"/list/search/fields/" + i1+"/props",schemaPath:"#/$defs/SearchField/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.props.type,parentSchema:schema31.properties.props,data:data25};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data19.required !== undefined){
let data26 = data19.required;
if(typeof data26 !== "boolean"){
const err51 = {instancePath:instancePath+"/list/search/fields/" + i1+"/required",schemaPath:"#/$defs/SearchField/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.required.type,parentSchema:schema31.properties.required,data:data26};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/list/search/fields/" + i1,schemaPath:"#/$defs/SearchField/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data:data19};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/list/search/fields",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.list.properties.search.properties.fields.type,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.fields,data:data18};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data17.collapsedRows !== undefined){
let data27 = data17.collapsedRows;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err54 = {instancePath:instancePath+"/list/search/collapsedRows",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/collapsedRows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[0].properties.list.properties.search.properties.collapsedRows.type,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.collapsedRows,data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 5 || isNaN(data27)){
const err55 = {instancePath:instancePath+"/list/search/collapsedRows",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/collapsedRows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5",schema:5,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.collapsedRows,data:data27};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err56 = {instancePath:instancePath+"/list/search/collapsedRows",schemaPath:"#/oneOf/0/properties/list/properties/search/properties/collapsedRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.search.properties.collapsedRows,data:data27};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/list/search",schemaPath:"#/oneOf/0/properties/list/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.search.type,parentSchema:schema11.oneOf[0].properties.list.properties.search,data:data17};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data15.columns !== undefined){
let data28 = data15.columns;
if(Array.isArray(data28)){
if(data28.length > 100){
const err58 = {instancePath:instancePath+"/list/columns",schemaPath:"#/oneOf/0/properties/list/properties/columns/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[0].properties.list.properties.columns,data:data28};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data28.length < 1){
const err59 = {instancePath:instancePath+"/list/columns",schemaPath:"#/oneOf/0/properties/list/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.columns,data:data28};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
let data29 = data28[i2];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.id === undefined){
const err60 = {instancePath:instancePath+"/list/columns/" + i2,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema32.required,parentSchema:schema32,data:data29};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data29.field === undefined){
const err61 = {instancePath:instancePath+"/list/columns/" + i2,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema32.required,parentSchema:schema32,data:data29};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key7 in data29){
if(!(func2.call(schema32.properties, key7))){
const err62 = {instancePath:instancePath+"/list/columns/" + i2,schemaPath:"#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data29};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data29.id !== undefined){
let data30 = data29.id;
if(typeof data30 === "string"){
if(!pattern7.test(data30)){
const err63 = {instancePath:instancePath+"/list/columns/" + i2+"/id",schemaPath:"#/$defs/Column/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema32.properties.id,data:data30};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/list/columns/" + i2+"/id",schemaPath:"#/$defs/Column/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data30};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data29.field !== undefined){
let data31 = data29.field;
if(typeof data31 === "string"){
if(!pattern10.test(data31)){
const err65 = {instancePath:instancePath+"/list/columns/" + i2+"/field",schemaPath:"#/$defs/Column/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema32.properties.field,data:data31};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/list/columns/" + i2+"/field",schemaPath:"#/$defs/Column/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.field.type,parentSchema:schema32.properties.field,data:data31};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data29.title !== undefined){
let data32 = data29.title;
if(typeof data32 === "string"){
if(data32.length > 500){
const err67 = {instancePath:instancePath+"/list/columns/" + i2+"/title",schemaPath:"#/$defs/Column/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema32.properties.title,data:data32};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data32.length < 1){
const err68 = {instancePath:instancePath+"/list/columns/" + i2+"/title",schemaPath:"#/$defs/Column/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.title,data:data32};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/list/columns/" + i2+"/title",schemaPath:"#/$defs/Column/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.title.type,parentSchema:schema32.properties.title,data:data32};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data29.cell !== undefined){
let data33 = data29.cell;
if(typeof data33 === "string"){
if(!pattern14.test(data33)){
const err70 = {instancePath:instancePath+"/list/columns/" + i2+"/cell",schemaPath:"#/$defs/Column/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema32.properties.cell,data:data33};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/list/columns/" + i2+"/cell",schemaPath:"#/$defs/Column/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.cell.type,parentSchema:schema32.properties.cell,data:data33};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data29.props !== undefined){
let data34 = data29.props;
if(!(data34 && typeof data34 == "object" && !Array.isArray(data34))){
const err72 = {instancePath:instancePath+"/list/columns/" + i2+"/props",schemaPath:"#/$defs/Column/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.props.type,parentSchema:schema32.properties.props,data:data34};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data29.width !== undefined){
let data35 = data29.width;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err73 = {instancePath:instancePath+"/list/columns/" + i2+"/width",schemaPath:"#/$defs/Column/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.width.type,parentSchema:schema32.properties.width,data:data35};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 800 || isNaN(data35)){
const err74 = {instancePath:instancePath+"/list/columns/" + i2+"/width",schemaPath:"#/$defs/Column/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800",schema:800,parentSchema:schema32.properties.width,data:data35};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data35 < 40 || isNaN(data35)){
const err75 = {instancePath:instancePath+"/list/columns/" + i2+"/width",schemaPath:"#/$defs/Column/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40",schema:40,parentSchema:schema32.properties.width,data:data35};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
if(data29.align !== undefined){
let data36 = data29.align;
if(typeof data36 !== "string"){
const err76 = {instancePath:instancePath+"/list/columns/" + i2+"/align",schemaPath:"#/$defs/Column/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.align.type,parentSchema:schema32.properties.align,data:data36};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!(((data36 === "left") || (data36 === "center")) || (data36 === "right"))){
const err77 = {instancePath:instancePath+"/list/columns/" + i2+"/align",schemaPath:"#/$defs/Column/properties/align/enum",keyword:"enum",params:{allowedValues: schema32.properties.align.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.align.enum,parentSchema:schema32.properties.align,data:data36};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data29.sort !== undefined){
let data37 = data29.sort;
if(typeof data37 !== "boolean"){
const err78 = {instancePath:instancePath+"/list/columns/" + i2+"/sort",schemaPath:"#/$defs/Column/properties/sort/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.sort.type,parentSchema:schema32.properties.sort,data:data37};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data29.fixed !== undefined){
let data38 = data29.fixed;
if(typeof data38 !== "string"){
const err79 = {instancePath:instancePath+"/list/columns/" + i2+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.fixed.type,parentSchema:schema32.properties.fixed,data:data38};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(!((data38 === "left") || (data38 === "right"))){
const err80 = {instancePath:instancePath+"/list/columns/" + i2+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema32.properties.fixed.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.fixed.enum,parentSchema:schema32.properties.fixed,data:data38};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data29.hidden !== undefined){
let data39 = data29.hidden;
if(typeof data39 !== "boolean"){
const err81 = {instancePath:instancePath+"/list/columns/" + i2+"/hidden",schemaPath:"#/$defs/Column/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.hidden.type,parentSchema:schema32.properties.hidden,data:data39};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.requires !== undefined){
let data40 = data29.requires;
if(typeof data40 === "string"){
if(!pattern6.test(data40)){
const err82 = {instancePath:instancePath+"/list/columns/" + i2+"/requires",schemaPath:"#/$defs/Column/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema32.properties.requires,data:data40};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/list/columns/" + i2+"/requires",schemaPath:"#/$defs/Column/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.requires.type,parentSchema:schema32.properties.requires,data:data40};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/list/columns/" + i2,schemaPath:"#/$defs/Column/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data29};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/list/columns",schemaPath:"#/oneOf/0/properties/list/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.list.properties.columns.type,parentSchema:schema11.oneOf[0].properties.list.properties.columns,data:data28};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data15.table !== undefined){
let data41 = data15.table;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key8 in data41){
if(!(func2.call(schema11.oneOf[0].properties.list.properties.table.properties, key8))){
const err86 = {instancePath:instancePath+"/list/table",schemaPath:"#/oneOf/0/properties/list/properties/table/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table,data:data41};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data41.rowKey !== undefined){
let data42 = data41.rowKey;
if(typeof data42 === "string"){
if(!pattern10.test(data42)){
const err87 = {instancePath:instancePath+"/list/table/rowKey",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowKey/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowKey,data:data42};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/list/table/rowKey",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowKey/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.rowKey.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowKey,data:data42};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data41.pageSize !== undefined){
let data43 = data41.pageSize;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err89 = {instancePath:instancePath+"/list/table/pageSize",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[0].properties.list.properties.table.properties.pageSize.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.pageSize,data:data43};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 200 || isNaN(data43)){
const err90 = {instancePath:instancePath+"/list/table/pageSize",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200",schema:200,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.pageSize,data:data43};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data43 < 20 || isNaN(data43)){
const err91 = {instancePath:instancePath+"/list/table/pageSize",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20",schema:20,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.pageSize,data:data43};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
if(data41.selection !== undefined){
let data44 = data41.selection;
if(typeof data44 !== "boolean"){
const err92 = {instancePath:instancePath+"/list/table/selection",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/selection/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[0].properties.list.properties.table.properties.selection.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.selection,data:data44};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data41.density !== undefined){
let data45 = data41.density;
if(typeof data45 !== "string"){
const err93 = {instancePath:instancePath+"/list/table/density",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/density/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.density.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.density,data:data45};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(!(((data45 === "large") || (data45 === "middle")) || (data45 === "small"))){
const err94 = {instancePath:instancePath+"/list/table/density",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/density/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.table.properties.density.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.table.properties.density.enum,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.density,data:data45};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data41.sort !== undefined){
let data46 = data41.sort;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.field === undefined){
const err95 = {instancePath:instancePath+"/list/table/sort",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort,data:data46};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data46.order === undefined){
const err96 = {instancePath:instancePath+"/list/table/sort",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort,data:data46};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
for(const key9 in data46){
if(!((key9 === "field") || (key9 === "order"))){
const err97 = {instancePath:instancePath+"/list/table/sort",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort,data:data46};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data46.field !== undefined){
let data47 = data46.field;
if(typeof data47 === "string"){
if(!pattern10.test(data47)){
const err98 = {instancePath:instancePath+"/list/table/sort/field",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.field,data:data47};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/list/table/sort/field",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.field.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.field,data:data47};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data46.order !== undefined){
let data48 = data46.order;
if(typeof data48 !== "string"){
const err100 = {instancePath:instancePath+"/list/table/sort/order",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order,data:data48};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(!((data48 === "asc") || (data48 === "desc"))){
const err101 = {instancePath:instancePath+"/list/table/sort/order",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order.enum,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort.properties.order,data:data48};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/list/table/sort",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/sort/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.sort.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.sort,data:data46};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data41.rowTone !== undefined){
let data49 = data41.rowTone;
if(Array.isArray(data49)){
if(data49.length > 10){
const err103 = {instancePath:instancePath+"/list/table/rowTone",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowTone/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone,data:data49};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data49.length < 1){
const err104 = {instancePath:instancePath+"/list/table/rowTone",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowTone/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone,data:data49};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
const len3 = data49.length;
for(let i3=0; i3<len3; i3++){
let data50 = data49[i3];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.when === undefined){
const err105 = {instancePath:instancePath+"/list/table/rowTone/" + i3,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowTone/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items,data:data50};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data50.tone === undefined){
const err106 = {instancePath:instancePath+"/list/table/rowTone/" + i3,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowTone/items/required",keyword:"required",params:{missingProperty: "tone"},message:"must have required property '"+"tone"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items,data:data50};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key10 in data50){
if(!((key10 === "when") || (key10 === "tone"))){
const err107 = {instancePath:instancePath+"/list/table/rowTone/" + i3,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowTone/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items,data:data50};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data50.when !== undefined){
if(!(validate18(data50.when, {instancePath:instancePath+"/list/table/rowTone/" + i3+"/when",parentData:data50,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data50.tone !== undefined){
let data52 = data50.tone;
if(typeof data52 !== "string"){
const err108 = {instancePath:instancePath+"/list/table/rowTone/" + i3+"/tone",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowTone/items/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items.properties.tone.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items.properties.tone,data:data52};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(!(((((data52 === "info") || (data52 === "success")) || (data52 === "warning")) || (data52 === "danger")) || (data52 === "muted"))){
const err109 = {instancePath:instancePath+"/list/table/rowTone/" + i3+"/tone",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowTone/items/properties/tone/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items.properties.tone.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items.properties.tone.enum,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items.properties.tone,data:data52};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/list/table/rowTone/" + i3,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowTone/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.items,data:data50};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/list/table/rowTone",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/rowTone/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.rowTone,data:data49};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data41.expand !== undefined){
let data53 = data41.expand;
const _errs120 = errors;
let valid25 = true;
const _errs121 = errors;
if(errors === _errs121){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
let missing0;
if((data53.rows === undefined) && (missing0 = "rows")){
const err112 = {};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
else {
const err113 = {};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
var _valid0 = _errs121 === errors;
errors = _errs120;
if(vErrors !== null){
if(_errs120){
vErrors.length = _errs120;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs123 = errors;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.rows === undefined){
const err114 = {instancePath:instancePath+"/list/table/expand",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then,data:data53};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data53.columns === undefined){
const err115 = {instancePath:instancePath+"/list/table/expand",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then,data:data53};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
for(const key11 in data53){
if(!((((key11 === "title") || (key11 === "rows")) || (key11 === "columns")) || (key11 === "empty"))){
const err116 = {instancePath:instancePath+"/list/table/expand",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then,data:data53};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data53.title !== undefined){
let data54 = data53.title;
if(typeof data54 === "string"){
if(data54.length > 500){
const err117 = {instancePath:instancePath+"/list/table/expand/title",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.title,data:data54};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data54.length < 1){
const err118 = {instancePath:instancePath+"/list/table/expand/title",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.title,data:data54};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/list/table/expand/title",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.title.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.title,data:data54};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data53.rows !== undefined){
let data55 = data53.rows;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.op === undefined){
const err120 = {instancePath:instancePath+"/list/table/expand/rows",schemaPath:"#/$defs/Operation/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema16.required,parentSchema:schema16,data:data55};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
for(const key12 in data55){
if(!((((key12 === "op") || (key12 === "model")) || (key12 === "args")) || (key12 === "cache"))){
const err121 = {instancePath:instancePath+"/list/table/expand/rows",schemaPath:"#/$defs/Operation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data:data55};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data55.op !== undefined){
let data56 = data55.op;
if(typeof data56 === "string"){
if(!pattern4.test(data56)){
const err122 = {instancePath:instancePath+"/list/table/expand/rows/op",schemaPath:"#/$defs/Operation/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema16.properties.op,data:data56};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/list/table/expand/rows/op",schemaPath:"#/$defs/Operation/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.op.type,parentSchema:schema16.properties.op,data:data56};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data55.model !== undefined){
let data57 = data55.model;
if(typeof data57 !== "string"){
const err124 = {instancePath:instancePath+"/list/table/expand/rows/model",schemaPath:"#/$defs/Operation/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.model.type,parentSchema:schema16.properties.model,data:data57};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data55.args !== undefined){
let data58 = data55.args;
if(!(data58 && typeof data58 == "object" && !Array.isArray(data58))){
const err125 = {instancePath:instancePath+"/list/table/expand/rows/args",schemaPath:"#/$defs/Operation/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.args.type,parentSchema:schema16.properties.args,data:data58};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data55.cache !== undefined){
let data59 = data55.cache;
if(typeof data59 === "string"){
if(!pattern5.test(data59)){
const err126 = {instancePath:instancePath+"/list/table/expand/rows/cache",schemaPath:"#/$defs/Operation/properties/cache/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}[smh]$"},message:"must match pattern \""+"^\\d{1,3}[smh]$"+"\"",schema:"^\\d{1,3}[smh]$",parentSchema:schema16.properties.cache,data:data59};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/list/table/expand/rows/cache",schemaPath:"#/$defs/Operation/properties/cache/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.cache.type,parentSchema:schema16.properties.cache,data:data59};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/list/table/expand/rows",schemaPath:"#/$defs/Operation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data:data55};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data53.columns !== undefined){
let data60 = data53.columns;
if(Array.isArray(data60)){
if(data60.length > 50){
const err129 = {instancePath:instancePath+"/list/table/expand/columns",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/properties/columns/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.columns,data:data60};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data60.length < 1){
const err130 = {instancePath:instancePath+"/list/table/expand/columns",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.columns,data:data60};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
const len4 = data60.length;
for(let i4=0; i4<len4; i4++){
let data61 = data60[i4];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.id === undefined){
const err131 = {instancePath:instancePath+"/list/table/expand/columns/" + i4,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema32.required,parentSchema:schema32,data:data61};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data61.field === undefined){
const err132 = {instancePath:instancePath+"/list/table/expand/columns/" + i4,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema32.required,parentSchema:schema32,data:data61};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
for(const key13 in data61){
if(!(func2.call(schema32.properties, key13))){
const err133 = {instancePath:instancePath+"/list/table/expand/columns/" + i4,schemaPath:"#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data61};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data61.id !== undefined){
let data62 = data61.id;
if(typeof data62 === "string"){
if(!pattern7.test(data62)){
const err134 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/id",schemaPath:"#/$defs/Column/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema32.properties.id,data:data62};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/id",schemaPath:"#/$defs/Column/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data62};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data61.field !== undefined){
let data63 = data61.field;
if(typeof data63 === "string"){
if(!pattern10.test(data63)){
const err136 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/field",schemaPath:"#/$defs/Column/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema32.properties.field,data:data63};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
else {
const err137 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/field",schemaPath:"#/$defs/Column/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.field.type,parentSchema:schema32.properties.field,data:data63};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data61.title !== undefined){
let data64 = data61.title;
if(typeof data64 === "string"){
if(data64.length > 500){
const err138 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/title",schemaPath:"#/$defs/Column/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema32.properties.title,data:data64};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data64.length < 1){
const err139 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/title",schemaPath:"#/$defs/Column/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.title,data:data64};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
else {
const err140 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/title",schemaPath:"#/$defs/Column/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.title.type,parentSchema:schema32.properties.title,data:data64};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data61.cell !== undefined){
let data65 = data61.cell;
if(typeof data65 === "string"){
if(!pattern14.test(data65)){
const err141 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/cell",schemaPath:"#/$defs/Column/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema32.properties.cell,data:data65};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/cell",schemaPath:"#/$defs/Column/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.cell.type,parentSchema:schema32.properties.cell,data:data65};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data61.props !== undefined){
let data66 = data61.props;
if(!(data66 && typeof data66 == "object" && !Array.isArray(data66))){
const err143 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/props",schemaPath:"#/$defs/Column/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.props.type,parentSchema:schema32.properties.props,data:data66};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data61.width !== undefined){
let data67 = data61.width;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
const err144 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/width",schemaPath:"#/$defs/Column/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.width.type,parentSchema:schema32.properties.width,data:data67};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 800 || isNaN(data67)){
const err145 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/width",schemaPath:"#/$defs/Column/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800",schema:800,parentSchema:schema32.properties.width,data:data67};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data67 < 40 || isNaN(data67)){
const err146 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/width",schemaPath:"#/$defs/Column/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40",schema:40,parentSchema:schema32.properties.width,data:data67};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
if(data61.align !== undefined){
let data68 = data61.align;
if(typeof data68 !== "string"){
const err147 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/align",schemaPath:"#/$defs/Column/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.align.type,parentSchema:schema32.properties.align,data:data68};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(!(((data68 === "left") || (data68 === "center")) || (data68 === "right"))){
const err148 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/align",schemaPath:"#/$defs/Column/properties/align/enum",keyword:"enum",params:{allowedValues: schema32.properties.align.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.align.enum,parentSchema:schema32.properties.align,data:data68};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data61.sort !== undefined){
let data69 = data61.sort;
if(typeof data69 !== "boolean"){
const err149 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/sort",schemaPath:"#/$defs/Column/properties/sort/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.sort.type,parentSchema:schema32.properties.sort,data:data69};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data61.fixed !== undefined){
let data70 = data61.fixed;
if(typeof data70 !== "string"){
const err150 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.fixed.type,parentSchema:schema32.properties.fixed,data:data70};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(!((data70 === "left") || (data70 === "right"))){
const err151 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema32.properties.fixed.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.fixed.enum,parentSchema:schema32.properties.fixed,data:data70};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data61.hidden !== undefined){
let data71 = data61.hidden;
if(typeof data71 !== "boolean"){
const err152 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/hidden",schemaPath:"#/$defs/Column/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.hidden.type,parentSchema:schema32.properties.hidden,data:data71};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data61.requires !== undefined){
let data72 = data61.requires;
if(typeof data72 === "string"){
if(!pattern6.test(data72)){
const err153 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/requires",schemaPath:"#/$defs/Column/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema32.properties.requires,data:data72};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
else {
const err154 = {instancePath:instancePath+"/list/table/expand/columns/" + i4+"/requires",schemaPath:"#/$defs/Column/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.requires.type,parentSchema:schema32.properties.requires,data:data72};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
else {
const err155 = {instancePath:instancePath+"/list/table/expand/columns/" + i4,schemaPath:"#/$defs/Column/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data61};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/list/table/expand/columns",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.columns.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.columns,data:data60};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data53.empty !== undefined){
let data73 = data53.empty;
if(typeof data73 === "string"){
if(data73.length > 500){
const err157 = {instancePath:instancePath+"/list/table/expand/empty",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.empty,data:data73};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data73.length < 1){
const err158 = {instancePath:instancePath+"/list/table/expand/empty",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.empty,data:data73};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
else {
const err159 = {instancePath:instancePath+"/list/table/expand/empty",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.empty.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.properties.empty,data:data73};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
else {
const err160 = {instancePath:instancePath+"/list/table/expand",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.then,data:data53};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
var _valid0 = _errs123 === errors;
valid25 = _valid0;
ifClause0 = "then";
}
else {
const _errs170 = errors;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.nodes === undefined){
const err161 = {instancePath:instancePath+"/list/table/expand",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else,data:data53};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
for(const key14 in data53){
if(!((((key14 === "title") || (key14 === "load")) || (key14 === "layout")) || (key14 === "nodes"))){
const err162 = {instancePath:instancePath+"/list/table/expand",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else,data:data53};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data53.title !== undefined){
let data74 = data53.title;
if(typeof data74 === "string"){
if(data74.length > 500){
const err163 = {instancePath:instancePath+"/list/table/expand/title",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.title,data:data74};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data74.length < 1){
const err164 = {instancePath:instancePath+"/list/table/expand/title",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.title,data:data74};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/list/table/expand/title",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.title.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.title,data:data74};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data53.load !== undefined){
let data75 = data53.load;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.op === undefined){
const err166 = {instancePath:instancePath+"/list/table/expand/load",schemaPath:"#/$defs/Operation/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema16.required,parentSchema:schema16,data:data75};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
for(const key15 in data75){
if(!((((key15 === "op") || (key15 === "model")) || (key15 === "args")) || (key15 === "cache"))){
const err167 = {instancePath:instancePath+"/list/table/expand/load",schemaPath:"#/$defs/Operation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data:data75};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data75.op !== undefined){
let data76 = data75.op;
if(typeof data76 === "string"){
if(!pattern4.test(data76)){
const err168 = {instancePath:instancePath+"/list/table/expand/load/op",schemaPath:"#/$defs/Operation/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema16.properties.op,data:data76};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
else {
const err169 = {instancePath:instancePath+"/list/table/expand/load/op",schemaPath:"#/$defs/Operation/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.op.type,parentSchema:schema16.properties.op,data:data76};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data75.model !== undefined){
let data77 = data75.model;
if(typeof data77 !== "string"){
const err170 = {instancePath:instancePath+"/list/table/expand/load/model",schemaPath:"#/$defs/Operation/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.model.type,parentSchema:schema16.properties.model,data:data77};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data75.args !== undefined){
let data78 = data75.args;
if(!(data78 && typeof data78 == "object" && !Array.isArray(data78))){
const err171 = {instancePath:instancePath+"/list/table/expand/load/args",schemaPath:"#/$defs/Operation/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.args.type,parentSchema:schema16.properties.args,data:data78};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data75.cache !== undefined){
let data79 = data75.cache;
if(typeof data79 === "string"){
if(!pattern5.test(data79)){
const err172 = {instancePath:instancePath+"/list/table/expand/load/cache",schemaPath:"#/$defs/Operation/properties/cache/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}[smh]$"},message:"must match pattern \""+"^\\d{1,3}[smh]$"+"\"",schema:"^\\d{1,3}[smh]$",parentSchema:schema16.properties.cache,data:data79};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
else {
const err173 = {instancePath:instancePath+"/list/table/expand/load/cache",schemaPath:"#/$defs/Operation/properties/cache/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.cache.type,parentSchema:schema16.properties.cache,data:data79};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/list/table/expand/load",schemaPath:"#/$defs/Operation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data:data75};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data53.layout !== undefined){
let data80 = data53.layout;
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
for(const key16 in data80){
if(!((key16 === "columns") || (key16 === "labels"))){
const err175 = {instancePath:instancePath+"/list/table/expand/layout",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout,data:data80};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data80.columns !== undefined){
let data81 = data80.columns;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err176 = {instancePath:instancePath+"/list/table/expand/layout/columns",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.properties.columns.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.properties.columns,data:data81};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 > 4 || isNaN(data81)){
const err177 = {instancePath:instancePath+"/list/table/expand/layout/columns",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.properties.columns,data:data81};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data81 < 1 || isNaN(data81)){
const err178 = {instancePath:instancePath+"/list/table/expand/layout/columns",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.properties.columns,data:data81};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
if(data80.labels !== undefined){
let data82 = data80.labels;
if(typeof data82 !== "string"){
const err179 = {instancePath:instancePath+"/list/table/expand/layout/labels",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.properties.labels.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.properties.labels,data:data82};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(!((data82 === "beside") || (data82 === "above"))){
const err180 = {instancePath:instancePath+"/list/table/expand/layout/labels",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.properties.labels.enum,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.properties.labels,data:data82};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
}
else {
const err181 = {instancePath:instancePath+"/list/table/expand/layout",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.layout,data:data80};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data53.nodes !== undefined){
let data83 = data53.nodes;
if(Array.isArray(data83)){
if(data83.length > 20){
const err182 = {instancePath:instancePath+"/list/table/expand/nodes",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes,data:data83};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data83.length < 1){
const err183 = {instancePath:instancePath+"/list/table/expand/nodes",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes,data:data83};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
const len5 = data83.length;
for(let i5=0; i5<len5; i5++){
let data84 = data83[i5];
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.node === undefined){
const err184 = {instancePath:instancePath+"/list/table/expand/nodes/" + i5,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/nodes/items/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes.items.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes.items,data:data84};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
const tag1 = data84.node;
if(typeof tag1 == "string"){
if(tag1 === "group"){
if(!(validate44(data84, {instancePath:instancePath+"/list/table/expand/nodes/" + i5,parentData:data83,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
else if(tag1 === "array"){
if(!(validate49(data84, {instancePath:instancePath+"/list/table/expand/nodes/" + i5,parentData:data83,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
else {
const err185 = {instancePath:instancePath+"/list/table/expand/nodes/" + i5,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/nodes/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "node", tagValue: tag1},message:"value of tag \"node\" must be in oneOf",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes.items.discriminator,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes.items,data:data84};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/list/table/expand/nodes/" + i5,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/nodes/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "node", tagValue: tag1},message:"tag \"node\" must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes.items.discriminator,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes.items,data:data84};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/list/table/expand/nodes/" + i5,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes.items.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes.items,data:data84};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
}
else {
const err188 = {instancePath:instancePath+"/list/table/expand/nodes",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.properties.nodes,data:data83};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
else {
const err189 = {instancePath:instancePath+"/list/table/expand",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand.else,data:data53};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
var _valid0 = _errs170 === errors;
valid25 = _valid0;
ifClause0 = "else";
}
if(!valid25){
const err190 = {instancePath:instancePath+"/list/table/expand",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/expand/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema",schema:schema11.oneOf[0].properties.list.properties.table.properties.expand.if,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.expand,data:data53};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data41.tree !== undefined){
let data85 = data41.tree;
const _errs202 = errors;
let valid42 = true;
const _errs203 = errors;
if(errors === _errs203){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing1;
if((data85.parentField === undefined) && (missing1 = "parentField")){
const err191 = {};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
else {
const err192 = {};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
var _valid1 = _errs203 === errors;
errors = _errs202;
if(vErrors !== null){
if(_errs202){
vErrors.length = _errs202;
}
else {
vErrors = null;
}
}
let ifClause1;
if(_valid1){
const _errs205 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.parentField === undefined){
const err193 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/then/required",keyword:"required",params:{missingProperty: "parentField"},message:"must have required property '"+"parentField"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.then.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.then,data:data85};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
for(const key17 in data85){
if(!(key17 === "parentField")){
const err194 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.then,data:data85};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data85.parentField !== undefined){
let data86 = data85.parentField;
if(typeof data86 === "string"){
if(!pattern10.test(data86)){
const err195 = {instancePath:instancePath+"/list/table/tree/parentField",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/then/properties/parentField/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.then.properties.parentField,data:data86};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
else {
const err196 = {instancePath:instancePath+"/list/table/tree/parentField",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/then/properties/parentField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.then.properties.parentField.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.then.properties.parentField,data:data86};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.then.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.then,data:data85};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
var _valid1 = _errs205 === errors;
valid42 = _valid1;
ifClause1 = "then";
}
else {
const _errs210 = errors;
const _errs211 = errors;
let valid44 = true;
const _errs212 = errors;
if(errors === _errs212){
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
let missing2;
if((data85.load === undefined) && (missing2 = "load")){
const err198 = {};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
else {
const err199 = {};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
var _valid2 = _errs212 === errors;
errors = _errs211;
if(vErrors !== null){
if(_errs211){
vErrors.length = _errs211;
}
else {
vErrors = null;
}
}
let ifClause2;
if(_valid2){
const _errs214 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.load === undefined){
const err200 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/then/required",keyword:"required",params:{missingProperty: "load"},message:"must have required property '"+"load"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.then.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.then,data:data85};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
for(const key18 in data85){
if(!((key18 === "load") || (key18 === "hasChildrenField"))){
const err201 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.then,data:data85};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data85.load !== undefined){
let data87 = data85.load;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
if(data87.op === undefined){
const err202 = {instancePath:instancePath+"/list/table/tree/load",schemaPath:"#/$defs/Operation/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema16.required,parentSchema:schema16,data:data87};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
for(const key19 in data87){
if(!((((key19 === "op") || (key19 === "model")) || (key19 === "args")) || (key19 === "cache"))){
const err203 = {instancePath:instancePath+"/list/table/tree/load",schemaPath:"#/$defs/Operation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data:data87};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data87.op !== undefined){
let data88 = data87.op;
if(typeof data88 === "string"){
if(!pattern4.test(data88)){
const err204 = {instancePath:instancePath+"/list/table/tree/load/op",schemaPath:"#/$defs/Operation/properties/op/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$",parentSchema:schema16.properties.op,data:data88};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
else {
const err205 = {instancePath:instancePath+"/list/table/tree/load/op",schemaPath:"#/$defs/Operation/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.op.type,parentSchema:schema16.properties.op,data:data88};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data87.model !== undefined){
let data89 = data87.model;
if(typeof data89 !== "string"){
const err206 = {instancePath:instancePath+"/list/table/tree/load/model",schemaPath:"#/$defs/Operation/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.model.type,parentSchema:schema16.properties.model,data:data89};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data87.args !== undefined){
let data90 = data87.args;
if(!(data90 && typeof data90 == "object" && !Array.isArray(data90))){
const err207 = {instancePath:instancePath+"/list/table/tree/load/args",schemaPath:"#/$defs/Operation/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.args.type,parentSchema:schema16.properties.args,data:data90};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data87.cache !== undefined){
let data91 = data87.cache;
if(typeof data91 === "string"){
if(!pattern5.test(data91)){
const err208 = {instancePath:instancePath+"/list/table/tree/load/cache",schemaPath:"#/$defs/Operation/properties/cache/pattern",keyword:"pattern",params:{pattern: "^\\d{1,3}[smh]$"},message:"must match pattern \""+"^\\d{1,3}[smh]$"+"\"",schema:"^\\d{1,3}[smh]$",parentSchema:schema16.properties.cache,data:data91};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
else {
const err209 = {instancePath:instancePath+"/list/table/tree/load/cache",schemaPath:"#/$defs/Operation/properties/cache/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.cache.type,parentSchema:schema16.properties.cache,data:data91};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/list/table/tree/load",schemaPath:"#/$defs/Operation/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data:data87};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data85.hasChildrenField !== undefined){
let data92 = data85.hasChildrenField;
if(typeof data92 === "string"){
if(!pattern10.test(data92)){
const err211 = {instancePath:instancePath+"/list/table/tree/hasChildrenField",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/then/properties/hasChildrenField/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.then.properties.hasChildrenField,data:data92};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
else {
const err212 = {instancePath:instancePath+"/list/table/tree/hasChildrenField",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/then/properties/hasChildrenField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.then.properties.hasChildrenField.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.then.properties.hasChildrenField,data:data92};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
else {
const err213 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.then.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.then,data:data85};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
var _valid2 = _errs214 === errors;
valid44 = _valid2;
ifClause2 = "then";
}
else {
const _errs231 = errors;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.childrenField === undefined){
const err214 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/else/required",keyword:"required",params:{missingProperty: "childrenField"},message:"must have required property '"+"childrenField"+"'",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.else.required,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.else,data:data85};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
for(const key20 in data85){
if(!(key20 === "childrenField")){
const err215 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.else,data:data85};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data85.childrenField !== undefined){
let data93 = data85.childrenField;
if(typeof data93 === "string"){
if(!pattern10.test(data93)){
const err216 = {instancePath:instancePath+"/list/table/tree/childrenField",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/else/properties/childrenField/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.else.properties.childrenField,data:data93};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
else {
const err217 = {instancePath:instancePath+"/list/table/tree/childrenField",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/else/properties/childrenField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.else.properties.childrenField.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.else.properties.childrenField,data:data93};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.else.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.else,data:data85};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
var _valid2 = _errs231 === errors;
valid44 = _valid2;
ifClause2 = "else";
}
if(!valid44){
const err219 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/else/if",keyword:"if",params:{failingKeyword: ifClause2},message:"must match \""+ifClause2+"\" schema",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else.if,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree.else,data:data85};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
var _valid1 = _errs210 === errors;
valid42 = _valid1;
ifClause1 = "else";
}
if(!valid42){
const err220 = {instancePath:instancePath+"/list/table/tree",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/tree/if",keyword:"if",params:{failingKeyword: ifClause1},message:"must match \""+ifClause1+"\" schema",schema:schema11.oneOf[0].properties.list.properties.table.properties.tree.if,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.tree,data:data85};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data41.cards !== undefined){
let data94 = data41.cards;
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
for(const key21 in data94){
if(!(((key21 === "title") || (key21 === "badge")) || (key21 === "lines"))){
const err221 = {instancePath:instancePath+"/list/table/cards",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards,data:data94};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data94.title !== undefined){
let data95 = data94.title;
if(typeof data95 === "string"){
if(!pattern7.test(data95)){
const err222 = {instancePath:instancePath+"/list/table/cards/title",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/properties/title/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.title,data:data95};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
else {
const err223 = {instancePath:instancePath+"/list/table/cards/title",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.title.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.title,data:data95};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data94.badge !== undefined){
let data96 = data94.badge;
if(typeof data96 === "string"){
if(!pattern7.test(data96)){
const err224 = {instancePath:instancePath+"/list/table/cards/badge",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/properties/badge/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.badge,data:data96};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
else {
const err225 = {instancePath:instancePath+"/list/table/cards/badge",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/properties/badge/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.badge.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.badge,data:data96};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
if(data94.lines !== undefined){
let data97 = data94.lines;
if(Array.isArray(data97)){
if(data97.length > 20){
const err226 = {instancePath:instancePath+"/list/table/cards/lines",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/properties/lines/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.lines,data:data97};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(data97.length < 1){
const err227 = {instancePath:instancePath+"/list/table/cards/lines",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/properties/lines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.lines,data:data97};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
const len6 = data97.length;
for(let i6=0; i6<len6; i6++){
let data98 = data97[i6];
if(typeof data98 === "string"){
if(!pattern7.test(data98)){
const err228 = {instancePath:instancePath+"/list/table/cards/lines/" + i6,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/properties/lines/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.lines.items,data:data98};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
else {
const err229 = {instancePath:instancePath+"/list/table/cards/lines/" + i6,schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/properties/lines/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.lines.items.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.lines.items,data:data98};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
}
else {
const err230 = {instancePath:instancePath+"/list/table/cards/lines",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.lines.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards.properties.lines,data:data97};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
else {
const err231 = {instancePath:instancePath+"/list/table/cards",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/cards/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.properties.cards.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.cards,data:data94};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data41.virtualFrom !== undefined){
let data99 = data41.virtualFrom;
if(!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))){
const err232 = {instancePath:instancePath+"/list/table/virtualFrom",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/virtualFrom/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[0].properties.list.properties.table.properties.virtualFrom.type,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.virtualFrom,data:data99};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 > 2000 || isNaN(data99)){
const err233 = {instancePath:instancePath+"/list/table/virtualFrom",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/virtualFrom/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000",schema:2000,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.virtualFrom,data:data99};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if(data99 < 20 || isNaN(data99)){
const err234 = {instancePath:instancePath+"/list/table/virtualFrom",schemaPath:"#/oneOf/0/properties/list/properties/table/properties/virtualFrom/minimum",keyword:"minimum",params:{comparison: ">=", limit: 20},message:"must be >= 20",schema:20,parentSchema:schema11.oneOf[0].properties.list.properties.table.properties.virtualFrom,data:data99};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
}
else {
const err235 = {instancePath:instancePath+"/list/table",schemaPath:"#/oneOf/0/properties/list/properties/table/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.table.type,parentSchema:schema11.oneOf[0].properties.list.properties.table,data:data41};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
if(data15.toolbar !== undefined){
let data100 = data15.toolbar;
if(Array.isArray(data100)){
if(data100.length > 20){
const err236 = {instancePath:instancePath+"/list/toolbar",schemaPath:"#/$defs/Actions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema42,data:data100};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
const len7 = data100.length;
for(let i7=0; i7<len7; i7++){
let data101 = data100[i7];
if(typeof data101 === "string"){
if(!pattern7.test(data101)){
const err237 = {instancePath:instancePath+"/list/toolbar/" + i7,schemaPath:"#/$defs/Actions/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema42.items,data:data101};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
else {
const err238 = {instancePath:instancePath+"/list/toolbar/" + i7,schemaPath:"#/$defs/Actions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data101};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
}
else {
const err239 = {instancePath:instancePath+"/list/toolbar",schemaPath:"#/$defs/Actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data100};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data15.rowActions !== undefined){
let data102 = data15.rowActions;
if(Array.isArray(data102)){
if(data102.length > 20){
const err240 = {instancePath:instancePath+"/list/rowActions",schemaPath:"#/$defs/Actions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema42,data:data102};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
const len8 = data102.length;
for(let i8=0; i8<len8; i8++){
let data103 = data102[i8];
if(typeof data103 === "string"){
if(!pattern7.test(data103)){
const err241 = {instancePath:instancePath+"/list/rowActions/" + i8,schemaPath:"#/$defs/Actions/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema42.items,data:data103};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
else {
const err242 = {instancePath:instancePath+"/list/rowActions/" + i8,schemaPath:"#/$defs/Actions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data103};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
else {
const err243 = {instancePath:instancePath+"/list/rowActions",schemaPath:"#/$defs/Actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data102};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data15.bulkActions !== undefined){
let data104 = data15.bulkActions;
if(Array.isArray(data104)){
if(data104.length > 20){
const err244 = {instancePath:instancePath+"/list/bulkActions",schemaPath:"#/$defs/Actions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema42,data:data104};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
const len9 = data104.length;
for(let i9=0; i9<len9; i9++){
let data105 = data104[i9];
if(typeof data105 === "string"){
if(!pattern7.test(data105)){
const err245 = {instancePath:instancePath+"/list/bulkActions/" + i9,schemaPath:"#/$defs/Actions/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema42.items,data:data105};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
else {
const err246 = {instancePath:instancePath+"/list/bulkActions/" + i9,schemaPath:"#/$defs/Actions/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema42.items.type,parentSchema:schema42.items,data:data105};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
else {
const err247 = {instancePath:instancePath+"/list/bulkActions",schemaPath:"#/$defs/Actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema42.type,parentSchema:schema42,data:data104};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data15.detail !== undefined){
let data106 = data15.detail;
const _errs265 = errors;
let valid61 = true;
const _errs266 = errors;
if(errors === _errs266){
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
let missing3;
if((data106.action === undefined) && (missing3 = "action")){
const err248 = {};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
else {
const err249 = {};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
var _valid3 = _errs266 === errors;
errors = _errs265;
if(vErrors !== null){
if(_errs265){
vErrors.length = _errs265;
}
else {
vErrors = null;
}
}
let ifClause3;
if(_valid3){
const _errs268 = errors;
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.action === undefined){
const err250 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema11.oneOf[0].properties.list.properties.detail.then.required,parentSchema:schema11.oneOf[0].properties.list.properties.detail.then,data:data106};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
for(const key22 in data106){
if(!(key22 === "action")){
const err251 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.detail.then,data:data106};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data106.action !== undefined){
let data107 = data106.action;
if(typeof data107 === "string"){
if(!pattern7.test(data107)){
const err252 = {instancePath:instancePath+"/list/detail/action",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/properties/action/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[0].properties.list.properties.detail.then.properties.action,data:data107};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
else {
const err253 = {instancePath:instancePath+"/list/detail/action",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.detail.then.properties.action.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.then.properties.action,data:data107};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
}
else {
const err254 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.detail.then.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.then,data:data106};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
var _valid3 = _errs268 === errors;
valid61 = _valid3;
ifClause3 = "then";
}
else {
const _errs273 = errors;
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.open === undefined){
const err255 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'",schema:schema11.oneOf[0].properties.list.properties.detail.else.required,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else,data:data106};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if(data106.page === undefined){
const err256 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema11.oneOf[0].properties.list.properties.detail.else.required,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else,data:data106};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
for(const key23 in data106){
if(!((key23 === "open") || (key23 === "page"))){
const err257 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else,data:data106};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data106.open !== undefined){
let data108 = data106.open;
if(typeof data108 !== "string"){
const err258 = {instancePath:instancePath+"/list/detail/open",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/open/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.detail.else.properties.open.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.open,data:data108};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if(!(data108 === "drawer")){
const err259 = {instancePath:instancePath+"/list/detail/open",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/open/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.detail.else.properties.open.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.detail.else.properties.open.enum,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.open,data:data108};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data106.page !== undefined){
let data109 = data106.page;
if(typeof data109 === "string"){
if(data109.length > 120){
const err260 = {instancePath:instancePath+"/list/detail/page",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.page,data:data109};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(!pattern0.test(data109)){
const err261 = {instancePath:instancePath+"/list/detail/page",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.page,data:data109};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
else {
const err262 = {instancePath:instancePath+"/list/detail/page",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.detail.else.properties.page.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else.properties.page,data:data109};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
}
else {
const err263 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.detail.else.type,parentSchema:schema11.oneOf[0].properties.list.properties.detail.else,data:data106};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
var _valid3 = _errs273 === errors;
valid61 = _valid3;
ifClause3 = "else";
}
if(!valid61){
const err264 = {instancePath:instancePath+"/list/detail",schemaPath:"#/oneOf/0/properties/list/properties/detail/if",keyword:"if",params:{failingKeyword: ifClause3},message:"must match \""+ifClause3+"\" schema",schema:schema11.oneOf[0].properties.list.properties.detail.if,parentSchema:schema11.oneOf[0].properties.list.properties.detail,data:data106};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data15.export !== undefined){
let data110 = data15.export;
if(data110 && typeof data110 == "object" && !Array.isArray(data110)){
if(data110.requires === undefined){
const err265 = {instancePath:instancePath+"/list/export",schemaPath:"#/oneOf/0/properties/list/properties/export/required",keyword:"required",params:{missingProperty: "requires"},message:"must have required property '"+"requires"+"'",schema:schema11.oneOf[0].properties.list.properties.export.required,parentSchema:schema11.oneOf[0].properties.list.properties.export,data:data110};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
for(const key24 in data110){
if(!(((key24 === "requires") || (key24 === "formats")) || (key24 === "fileName"))){
const err266 = {instancePath:instancePath+"/list/export",schemaPath:"#/oneOf/0/properties/list/properties/export/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[0].properties.list.properties.export,data:data110};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data110.requires !== undefined){
let data111 = data110.requires;
if(typeof data111 === "string"){
if(!pattern6.test(data111)){
const err267 = {instancePath:instancePath+"/list/export/requires",schemaPath:"#/oneOf/0/properties/list/properties/export/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.requires,data:data111};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
else {
const err268 = {instancePath:instancePath+"/list/export/requires",schemaPath:"#/oneOf/0/properties/list/properties/export/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.export.properties.requires.type,parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.requires,data:data111};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data110.formats !== undefined){
let data112 = data110.formats;
if(Array.isArray(data112)){
if(data112.length > 2){
const err269 = {instancePath:instancePath+"/list/export/formats",schemaPath:"#/oneOf/0/properties/list/properties/export/properties/formats/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.formats,data:data112};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data112.length < 1){
const err270 = {instancePath:instancePath+"/list/export/formats",schemaPath:"#/oneOf/0/properties/list/properties/export/properties/formats/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.formats,data:data112};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
const len10 = data112.length;
for(let i10=0; i10<len10; i10++){
let data113 = data112[i10];
if(typeof data113 !== "string"){
const err271 = {instancePath:instancePath+"/list/export/formats/" + i10,schemaPath:"#/oneOf/0/properties/list/properties/export/properties/formats/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.export.properties.formats.items.type,parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.formats.items,data:data113};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(!((data113 === "csv") || (data113 === "xlsx"))){
const err272 = {instancePath:instancePath+"/list/export/formats/" + i10,schemaPath:"#/oneOf/0/properties/list/properties/export/properties/formats/items/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.list.properties.export.properties.formats.items.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[0].properties.list.properties.export.properties.formats.items.enum,parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.formats.items,data:data113};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
}
else {
const err273 = {instancePath:instancePath+"/list/export/formats",schemaPath:"#/oneOf/0/properties/list/properties/export/properties/formats/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[0].properties.list.properties.export.properties.formats.type,parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.formats,data:data112};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data110.fileName !== undefined){
let data114 = data110.fileName;
if(typeof data114 === "string"){
if(data114.length > 500){
const err274 = {instancePath:instancePath+"/list/export/fileName",schemaPath:"#/oneOf/0/properties/list/properties/export/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.fileName,data:data114};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data114.length < 1){
const err275 = {instancePath:instancePath+"/list/export/fileName",schemaPath:"#/oneOf/0/properties/list/properties/export/properties/fileName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.fileName,data:data114};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
else {
const err276 = {instancePath:instancePath+"/list/export/fileName",schemaPath:"#/oneOf/0/properties/list/properties/export/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.export.properties.fileName.type,parentSchema:schema11.oneOf[0].properties.list.properties.export.properties.fileName,data:data114};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath:instancePath+"/list/export",schemaPath:"#/oneOf/0/properties/list/properties/export/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.properties.export.type,parentSchema:schema11.oneOf[0].properties.list.properties.export,data:data110};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data15.empty !== undefined){
let data115 = data15.empty;
if(typeof data115 === "string"){
if(data115.length > 500){
const err278 = {instancePath:instancePath+"/list/empty",schemaPath:"#/oneOf/0/properties/list/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[0].properties.list.properties.empty,data:data115};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(data115.length < 1){
const err279 = {instancePath:instancePath+"/list/empty",schemaPath:"#/oneOf/0/properties/list/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[0].properties.list.properties.empty,data:data115};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
else {
const err280 = {instancePath:instancePath+"/list/empty",schemaPath:"#/oneOf/0/properties/list/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[0].properties.list.properties.empty.type,parentSchema:schema11.oneOf[0].properties.list.properties.empty,data:data115};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
}
else {
const err281 = {instancePath:instancePath+"/list",schemaPath:"#/oneOf/0/properties/list/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].properties.list.type,parentSchema:schema11.oneOf[0].properties.list,data:data15};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
}
else {
const err282 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[0].type,parentSchema:schema11.oneOf[0],data};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
else if(tag0 === "detail"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err283 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data.id === undefined){
const err284 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(data.title === undefined){
const err285 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(data.kind === undefined){
const err286 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data.detail === undefined){
const err287 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'",schema:schema11.oneOf[1].required,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
for(const key25 in data){
if(!(func2.call(schema11.oneOf[1].properties, key25))){
const err288 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data.$schema !== undefined){
let data116 = data.$schema;
if(typeof data116 !== "string"){
const err289 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/1/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.$schema.type,parentSchema:schema11.oneOf[1].properties.$schema,data:data116};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
if(data.format !== undefined){
let data117 = data.format;
if(!((typeof data117 == "number") && (isFinite(data117)))){
const err290 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/1/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[1].properties.format.type,parentSchema:schema11.oneOf[1].properties.format,data:data117};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if(1 !== data117){
const err291 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/1/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[1].properties.format,data:data117};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data.id !== undefined){
let data118 = data.id;
if(typeof data118 === "string"){
if(data118.length > 120){
const err292 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[1].properties.id,data:data118};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(!pattern0.test(data118)){
const err293 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[1].properties.id,data:data118};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
else {
const err294 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/1/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.id.type,parentSchema:schema11.oneOf[1].properties.id,data:data118};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
if(data.title !== undefined){
let data119 = data.title;
if(typeof data119 === "string"){
if(data119.length > 500){
const err295 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[1].properties.title,data:data119};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(data119.length < 1){
const err296 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[1].properties.title,data:data119};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
else {
const err297 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.title.type,parentSchema:schema11.oneOf[1].properties.title,data:data119};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data122 = data.requires;
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
if(data122.view === undefined){
const err298 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data122};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
for(const key26 in data122){
if(!(key26 === "view")){
const err299 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data122};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
if(data122.view !== undefined){
let data123 = data122.view;
if(typeof data123 === "string"){
if(!pattern6.test(data123)){
const err300 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data123};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
else {
const err301 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data123};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
}
else {
const err302 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data122};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
if(data.actions !== undefined){
let data124 = data.actions;
if(Array.isArray(data124)){
if(data124.length > 100){
const err303 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/1/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[1].properties.actions,data:data124};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
const len11 = data124.length;
for(let i11=0; i11<len11; i11++){
if(!(validate17(data124[i11], {instancePath:instancePath+"/actions/" + i11,parentData:data124,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err304 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/1/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.actions.type,parentSchema:schema11.oneOf[1].properties.actions,data:data124};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
if(data.locales !== undefined){
let data126 = data.locales;
if(data126 && typeof data126 == "object" && !Array.isArray(data126)){
for(const key27 in data126){
if(pattern30.test(key27)){
let data127 = data126[key27];
if(data127 && typeof data127 == "object" && !Array.isArray(data127)){
for(const key28 in data127){
if(pattern31.test(key28)){
let data128 = data127[key28];
if(typeof data128 !== "string"){
const err305 = {instancePath:instancePath+"/locales/" + key27.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key28.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data128};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
}
}
else {
const err306 = {instancePath:instancePath+"/locales/" + key27.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data127};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
}
}
else {
const err307 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data126};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data.x !== undefined){
let data129 = data.x;
if(!(data129 && typeof data129 == "object" && !Array.isArray(data129))){
const err308 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/1/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.x.type,parentSchema:schema11.oneOf[1].properties.x,data:data129};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data.kind !== undefined){
let data130 = data.kind;
if(typeof data130 !== "string"){
const err309 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.kind.type,parentSchema:schema11.oneOf[1].properties.kind,data:data130};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if("detail" !== data130){
const err310 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "detail"},message:"must be equal to constant",schema:"detail",parentSchema:schema11.oneOf[1].properties.kind,data:data130};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data.detail !== undefined){
let data131 = data.detail;
if(data131 && typeof data131 == "object" && !Array.isArray(data131)){
if(data131.load === undefined){
const err311 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/required",keyword:"required",params:{missingProperty: "load"},message:"must have required property '"+"load"+"'",schema:schema11.oneOf[1].properties.detail.required,parentSchema:schema11.oneOf[1].properties.detail,data:data131};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(data131.nodes === undefined){
const err312 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[1].properties.detail.required,parentSchema:schema11.oneOf[1].properties.detail,data:data131};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
for(const key29 in data131){
if(!((((key29 === "load") || (key29 === "layout")) || (key29 === "nodes")) || (key29 === "actions"))){
const err313 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail,data:data131};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data131.load !== undefined){
let data132 = data131.load;
if(typeof data132 !== "string"){
const err314 = {instancePath:instancePath+"/detail/load",schemaPath:"#/oneOf/1/properties/detail/properties/load/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.load.type,parentSchema:schema11.oneOf[1].properties.detail.properties.load,data:data132};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data131.layout !== undefined){
let data133 = data131.layout;
if(data133 && typeof data133 == "object" && !Array.isArray(data133)){
for(const key30 in data133){
if(!((key30 === "columns") || (key30 === "labels"))){
const err315 = {instancePath:instancePath+"/detail/layout",schemaPath:"#/oneOf/1/properties/detail/properties/layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[1].properties.detail.properties.layout,data:data133};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data133.columns !== undefined){
let data134 = data133.columns;
if(!(((typeof data134 == "number") && (!(data134 % 1) && !isNaN(data134))) && (isFinite(data134)))){
const err316 = {instancePath:instancePath+"/detail/layout/columns",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns.type,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns,data:data134};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
if((typeof data134 == "number") && (isFinite(data134))){
if(data134 > 4 || isNaN(data134)){
const err317 = {instancePath:instancePath+"/detail/layout/columns",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns,data:data134};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if(data134 < 1 || isNaN(data134)){
const err318 = {instancePath:instancePath+"/detail/layout/columns",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.columns,data:data134};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
}
if(data133.labels !== undefined){
let data135 = data133.labels;
if(typeof data135 !== "string"){
const err319 = {instancePath:instancePath+"/detail/layout/labels",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels.type,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels,data:data135};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
if(!((data135 === "beside") || (data135 === "above"))){
const err320 = {instancePath:instancePath+"/detail/layout/labels",schemaPath:"#/oneOf/1/properties/detail/properties/layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.detail.properties.layout.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels.enum,parentSchema:schema11.oneOf[1].properties.detail.properties.layout.properties.labels,data:data135};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
}
else {
const err321 = {instancePath:instancePath+"/detail/layout",schemaPath:"#/oneOf/1/properties/detail/properties/layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.layout.type,parentSchema:schema11.oneOf[1].properties.detail.properties.layout,data:data133};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data131.nodes !== undefined){
let data136 = data131.nodes;
if(Array.isArray(data136)){
if(data136.length > 100){
const err322 = {instancePath:instancePath+"/detail/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes,data:data136};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
if(data136.length < 1){
const err323 = {instancePath:instancePath+"/detail/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes,data:data136};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
const len12 = data136.length;
for(let i12=0; i12<len12; i12++){
let data137 = data136[i12];
if(data137 && typeof data137 == "object" && !Array.isArray(data137)){
if(data137.node === undefined){
const err324 = {instancePath:instancePath+"/detail/nodes/" + i12,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/required",keyword:"required",params:{missingProperty: "node"},message:"must have required property '"+"node"+"'",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.required,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data137};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
const tag2 = data137.node;
if(typeof tag2 == "string"){
if(tag2 === "group"){
if(!(validate44(data137, {instancePath:instancePath+"/detail/nodes/" + i12,parentData:data136,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
else if(tag2 === "array"){
if(!(validate49(data137, {instancePath:instancePath+"/detail/nodes/" + i12,parentData:data136,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
else {
const err325 = {instancePath:instancePath+"/detail/nodes/" + i12,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "node", tagValue: tag2},message:"value of tag \"node\" must be in oneOf",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.discriminator,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data137};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
else {
const err326 = {instancePath:instancePath+"/detail/nodes/" + i12,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "node", tagValue: tag2},message:"tag \"node\" must be string",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.discriminator,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data137};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
else {
const err327 = {instancePath:instancePath+"/detail/nodes/" + i12,schemaPath:"#/oneOf/1/properties/detail/properties/nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.properties.nodes.items.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes.items,data:data137};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
}
else {
const err328 = {instancePath:instancePath+"/detail/nodes",schemaPath:"#/oneOf/1/properties/detail/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[1].properties.detail.properties.nodes.type,parentSchema:schema11.oneOf[1].properties.detail.properties.nodes,data:data136};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
if(data131.actions !== undefined){
let data138 = data131.actions;
if(Array.isArray(data138)){
const len13 = data138.length;
for(let i13=0; i13<len13; i13++){
let data139 = data138[i13];
if(typeof data139 === "string"){
if(!pattern7.test(data139)){
const err329 = {instancePath:instancePath+"/detail/actions/" + i13,schemaPath:"#/$defs/Actions2/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema47.items,data:data139};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
else {
const err330 = {instancePath:instancePath+"/detail/actions/" + i13,schemaPath:"#/$defs/Actions2/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.items.type,parentSchema:schema47.items,data:data139};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
}
else {
const err331 = {instancePath:instancePath+"/detail/actions",schemaPath:"#/$defs/Actions2/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema47.type,parentSchema:schema47,data:data138};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
}
else {
const err332 = {instancePath:instancePath+"/detail",schemaPath:"#/oneOf/1/properties/detail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].properties.detail.type,parentSchema:schema11.oneOf[1].properties.detail,data:data131};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
}
else {
const err333 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[1].type,parentSchema:schema11.oneOf[1],data};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
else if(tag0 === "dashboard"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err334 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
if(data.id === undefined){
const err335 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
if(data.title === undefined){
const err336 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
if(data.kind === undefined){
const err337 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
if(data.dashboard === undefined){
const err338 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: "dashboard"},message:"must have required property '"+"dashboard"+"'",schema:schema11.oneOf[2].required,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
for(const key31 in data){
if(!(func2.call(schema11.oneOf[2].properties, key31))){
const err339 = {instancePath,schemaPath:"#/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
if(data.$schema !== undefined){
let data140 = data.$schema;
if(typeof data140 !== "string"){
const err340 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/2/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.$schema.type,parentSchema:schema11.oneOf[2].properties.$schema,data:data140};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
if(data.format !== undefined){
let data141 = data.format;
if(!((typeof data141 == "number") && (isFinite(data141)))){
const err341 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/2/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[2].properties.format.type,parentSchema:schema11.oneOf[2].properties.format,data:data141};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
if(1 !== data141){
const err342 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/2/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[2].properties.format,data:data141};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
if(data.id !== undefined){
let data142 = data.id;
if(typeof data142 === "string"){
if(data142.length > 120){
const err343 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[2].properties.id,data:data142};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
if(!pattern0.test(data142)){
const err344 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.id,data:data142};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
else {
const err345 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/2/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.id.type,parentSchema:schema11.oneOf[2].properties.id,data:data142};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
if(data.title !== undefined){
let data143 = data.title;
if(typeof data143 === "string"){
if(data143.length > 500){
const err346 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.title,data:data143};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
if(data143.length < 1){
const err347 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.title,data:data143};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
else {
const err348 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/2/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.title.type,parentSchema:schema11.oneOf[2].properties.title,data:data143};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data146 = data.requires;
if(data146 && typeof data146 == "object" && !Array.isArray(data146)){
if(data146.view === undefined){
const err349 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data146};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
for(const key32 in data146){
if(!(key32 === "view")){
const err350 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data146};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
if(data146.view !== undefined){
let data147 = data146.view;
if(typeof data147 === "string"){
if(!pattern6.test(data147)){
const err351 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data147};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
else {
const err352 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data147};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
}
else {
const err353 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data146};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data.actions !== undefined){
let data148 = data.actions;
if(Array.isArray(data148)){
if(data148.length > 100){
const err354 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/2/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[2].properties.actions,data:data148};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
const len14 = data148.length;
for(let i14=0; i14<len14; i14++){
if(!(validate17(data148[i14], {instancePath:instancePath+"/actions/" + i14,parentData:data148,parentDataProperty:i14,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err355 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/2/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[2].properties.actions.type,parentSchema:schema11.oneOf[2].properties.actions,data:data148};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
if(data.locales !== undefined){
let data150 = data.locales;
if(data150 && typeof data150 == "object" && !Array.isArray(data150)){
for(const key33 in data150){
if(pattern30.test(key33)){
let data151 = data150[key33];
if(data151 && typeof data151 == "object" && !Array.isArray(data151)){
for(const key34 in data151){
if(pattern31.test(key34)){
let data152 = data151[key34];
if(typeof data152 !== "string"){
const err356 = {instancePath:instancePath+"/locales/" + key33.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key34.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data152};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
}
}
else {
const err357 = {instancePath:instancePath+"/locales/" + key33.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data151};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
}
}
else {
const err358 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data150};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
if(data.x !== undefined){
let data153 = data.x;
if(!(data153 && typeof data153 == "object" && !Array.isArray(data153))){
const err359 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/2/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.x.type,parentSchema:schema11.oneOf[2].properties.x,data:data153};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
if(data.kind !== undefined){
let data154 = data.kind;
if(typeof data154 !== "string"){
const err360 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.kind.type,parentSchema:schema11.oneOf[2].properties.kind,data:data154};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
if("dashboard" !== data154){
const err361 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "dashboard"},message:"must be equal to constant",schema:"dashboard",parentSchema:schema11.oneOf[2].properties.kind,data:data154};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data.dashboard !== undefined){
let data155 = data.dashboard;
if(data155 && typeof data155 == "object" && !Array.isArray(data155)){
if(data155.blocks === undefined){
const err362 = {instancePath:instancePath+"/dashboard",schemaPath:"#/oneOf/2/properties/dashboard/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'",schema:schema11.oneOf[2].properties.dashboard.required,parentSchema:schema11.oneOf[2].properties.dashboard,data:data155};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
for(const key35 in data155){
if(!(((key35 === "blocks") || (key35 === "refresh")) || (key35 === "empty"))){
const err363 = {instancePath:instancePath+"/dashboard",schemaPath:"#/oneOf/2/properties/dashboard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key35},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard,data:data155};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
if(data155.blocks !== undefined){
let data156 = data155.blocks;
if(Array.isArray(data156)){
if(data156.length > 60){
const err364 = {instancePath:instancePath+"/dashboard/blocks",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items",schema:60,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks,data:data156};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
if(data156.length < 1){
const err365 = {instancePath:instancePath+"/dashboard/blocks",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks,data:data156};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
const len15 = data156.length;
for(let i15=0; i15<len15; i15++){
let data157 = data156[i15];
const _errs389 = errors;
let valid98 = true;
const _errs390 = errors;
if(errors === _errs390){
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
let missing4;
if((data157.chart === undefined) && (missing4 = "chart")){
const err366 = {};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
else {
const err367 = {};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
var _valid4 = _errs390 === errors;
errors = _errs389;
if(vErrors !== null){
if(_errs389){
vErrors.length = _errs389;
}
else {
vErrors = null;
}
}
let ifClause4;
if(_valid4){
const _errs392 = errors;
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
if(data157.id === undefined){
const err368 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then,data:data157};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
if(data157.chart === undefined){
const err369 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/required",keyword:"required",params:{missingProperty: "chart"},message:"must have required property '"+"chart"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then,data:data157};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
if(data157.title === undefined){
const err370 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then,data:data157};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
if(data157.value === undefined){
const err371 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then,data:data157};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
if(data157.x === undefined){
const err372 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then,data:data157};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
if(data157.y === undefined){
const err373 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then,data:data157};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
for(const key36 in data157){
if(!(func2.call(schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties, key36))){
const err374 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key36},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then,data:data157};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
if(data157.id !== undefined){
let data158 = data157.id;
if(typeof data158 === "string"){
if(!pattern7.test(data158)){
const err375 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.id,data:data158};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
}
else {
const err376 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.id.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.id,data:data158};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
if(data157.span !== undefined){
let data159 = data157.span;
if(!(((typeof data159 == "number") && (!(data159 % 1) && !isNaN(data159))) && (isFinite(data159)))){
const err377 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.span.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.span,data:data159};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
if((typeof data159 == "number") && (isFinite(data159))){
if(data159 > 24 || isNaN(data159)){
const err378 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.span,data:data159};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
if(data159 < 4 || isNaN(data159)){
const err379 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4",schema:4,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.span,data:data159};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
}
if(data157.height !== undefined){
let data160 = data157.height;
if(!(((typeof data160 == "number") && (!(data160 % 1) && !isNaN(data160))) && (isFinite(data160)))){
const err380 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.height.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.height,data:data160};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
if((typeof data160 == "number") && (isFinite(data160))){
if(data160 > 1200 || isNaN(data160)){
const err381 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200",schema:1200,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.height,data:data160};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
if(data160 < 60 || isNaN(data160)){
const err382 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60",schema:60,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.height,data:data160};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
}
if(data157.refresh !== undefined){
let data161 = data157.refresh;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.every === undefined){
const err383 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/required",keyword:"required",params:{missingProperty: "every"},message:"must have required property '"+"every"+"'",schema:schema50.required,parentSchema:schema50,data:data161};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
for(const key37 in data161){
if(!(key37 === "every")){
const err384 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key37},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data161};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
if(data161.every !== undefined){
let data162 = data161.every;
if(!(((typeof data162 == "number") && (!(data162 % 1) && !isNaN(data162))) && (isFinite(data162)))){
const err385 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.every.type,parentSchema:schema50.properties.every,data:data162};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
if((typeof data162 == "number") && (isFinite(data162))){
if(data162 > 86400 || isNaN(data162)){
const err386 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema50.properties.every,data:data162};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
if(data162 < 5 || isNaN(data162)){
const err387 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema50.properties.every,data:data162};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
}
}
}
else {
const err388 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data161};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
}
if(data157.link !== undefined){
let data163 = data157.link;
if(data163 && typeof data163 == "object" && !Array.isArray(data163)){
if(data163.page === undefined){
const err389 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema51.required,parentSchema:schema51,data:data163};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
for(const key38 in data163){
if(!((key38 === "page") || (key38 === "query"))){
const err390 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key38},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data:data163};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
if(data163.page !== undefined){
let data164 = data163.page;
if(typeof data164 === "string"){
if(data164.length > 120){
const err391 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema51.properties.page,data:data164};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
if(!pattern0.test(data164)){
const err392 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema51.properties.page,data:data164};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
}
else {
const err393 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.page.type,parentSchema:schema51.properties.page,data:data164};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
}
if(data163.query !== undefined){
let data165 = data163.query;
if(!(data165 && typeof data165 == "object" && !Array.isArray(data165))){
const err394 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/query",schemaPath:"#/$defs/LeadsTo/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.properties.query.type,parentSchema:schema51.properties.query,data:data165};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
}
else {
const err395 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data:data163};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
if(data157.requires !== undefined){
let data166 = data157.requires;
if(typeof data166 === "string"){
if(!pattern6.test(data166)){
const err396 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.requires,data:data166};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
else {
const err397 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.requires.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.requires,data:data166};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
if(data157.chart !== undefined){
let data167 = data157.chart;
if(typeof data167 === "string"){
if(!pattern14.test(data167)){
const err398 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/chart",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/chart/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.chart,data:data167};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
else {
const err399 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/chart",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/chart/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.chart.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.chart,data:data167};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
if(data157.title !== undefined){
let data168 = data157.title;
if(typeof data168 === "string"){
if(data168.length > 500){
const err400 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.title,data:data168};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
if(data168.length < 1){
const err401 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.title,data:data168};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
else {
const err402 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.title.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.title,data:data168};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
if(data157.value !== undefined){
let data169 = data157.value;
if(data169 && typeof data169 == "object" && !Array.isArray(data169)){
if(data169.$expr === undefined){
const err403 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression2/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema52.required,parentSchema:schema52,data:data169};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
for(const key39 in data169){
if(!(key39 === "$expr")){
const err404 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key39},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data:data169};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
if(data169.$expr !== undefined){
let data170 = data169.$expr;
if(typeof data170 === "string"){
if(data170.length > 2000){
const err405 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression2/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema52.properties.$expr,data:data170};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
if(data170.length < 1){
const err406 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression2/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.$expr,data:data170};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
else {
const err407 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression2/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.$expr.type,parentSchema:schema52.properties.$expr,data:data170};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
}
}
else {
const err408 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data:data169};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
}
if(data157.x !== undefined){
let data171 = data157.x;
if(data171 && typeof data171 == "object" && !Array.isArray(data171)){
if(data171.field === undefined){
const err409 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x",schemaPath:"#/$defs/FieldOfAChart/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema53.required,parentSchema:schema53,data:data171};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
if(data171.title === undefined){
const err410 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x",schemaPath:"#/$defs/FieldOfAChart/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema53.required,parentSchema:schema53,data:data171};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
for(const key40 in data171){
if(!(((key40 === "field") || (key40 === "title")) || (key40 === "dict"))){
const err411 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x",schemaPath:"#/$defs/FieldOfAChart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key40},message:"must NOT have additional properties",schema:false,parentSchema:schema53,data:data171};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
if(data171.field !== undefined){
let data172 = data171.field;
if(typeof data172 === "string"){
if(!pattern10.test(data172)){
const err412 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x/field",schemaPath:"#/$defs/FieldOfAChart/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema53.properties.field,data:data172};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
else {
const err413 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x/field",schemaPath:"#/$defs/FieldOfAChart/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.field.type,parentSchema:schema53.properties.field,data:data172};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
if(data171.title !== undefined){
let data173 = data171.title;
if(typeof data173 === "string"){
if(data173.length > 500){
const err414 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x/title",schemaPath:"#/$defs/FieldOfAChart/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema53.properties.title,data:data173};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
if(data173.length < 1){
const err415 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x/title",schemaPath:"#/$defs/FieldOfAChart/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema53.properties.title,data:data173};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
else {
const err416 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x/title",schemaPath:"#/$defs/FieldOfAChart/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.title.type,parentSchema:schema53.properties.title,data:data173};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
if(data171.dict !== undefined){
let data174 = data171.dict;
if(typeof data174 === "string"){
if(!pattern3.test(data174)){
const err417 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x/dict",schemaPath:"#/$defs/FieldOfAChart/properties/dict/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]{0,99}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_]{0,99}$"+"\"",schema:"^[a-z][A-Za-z0-9_]{0,99}$",parentSchema:schema53.properties.dict,data:data174};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
else {
const err418 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x/dict",schemaPath:"#/$defs/FieldOfAChart/properties/dict/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.dict.type,parentSchema:schema53.properties.dict,data:data174};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
}
else {
const err419 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/x",schemaPath:"#/$defs/FieldOfAChart/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.type,parentSchema:schema53,data:data171};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
}
if(data157.y !== undefined){
let data175 = data157.y;
if(Array.isArray(data175)){
if(data175.length > 8){
const err420 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y,data:data175};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
if(data175.length < 1){
const err421 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y,data:data175};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
const len16 = data175.length;
for(let i16=0; i16<len16; i16++){
let data176 = data175[i16];
if(data176 && typeof data176 == "object" && !Array.isArray(data176)){
if(data176.field === undefined){
const err422 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items,data:data176};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
if(data176.title === undefined){
const err423 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items,data:data176};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
for(const key41 in data176){
if(!((((key41 === "field") || (key41 === "title")) || (key41 === "dict")) || (key41 === "format"))){
const err424 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key41},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items,data:data176};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
if(data176.field !== undefined){
let data177 = data176.field;
if(typeof data177 === "string"){
if(!pattern10.test(data177)){
const err425 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16+"/field",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.field,data:data177};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
else {
const err426 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16+"/field",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.field.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.field,data:data177};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
}
if(data176.title !== undefined){
let data178 = data176.title;
if(typeof data178 === "string"){
if(data178.length > 500){
const err427 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.title,data:data178};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
if(data178.length < 1){
const err428 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.title,data:data178};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
}
else {
const err429 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.title.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.title,data:data178};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
if(data176.dict !== undefined){
let data179 = data176.dict;
if(typeof data179 === "string"){
if(!pattern3.test(data179)){
const err430 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16+"/dict",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/properties/dict/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]{0,99}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_]{0,99}$"+"\"",schema:"^[a-z][A-Za-z0-9_]{0,99}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.dict,data:data179};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
else {
const err431 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16+"/dict",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/properties/dict/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.dict.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.dict,data:data179};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
}
if(data176.format !== undefined){
let data180 = data176.format;
if(typeof data180 !== "string"){
const err432 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16+"/format",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.format.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.format,data:data180};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
if(!(((data180 === "money") || (data180 === "number")) || (data180 === "percent"))){
const err433 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16+"/format",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/properties/format/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.format.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.format.enum,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.properties.format,data:data180};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
}
}
else {
const err434 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y/" + i16,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.items,data:data176};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
}
}
else {
const err435 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/y",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/y/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.y,data:data175};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
if(data157.series !== undefined){
let data181 = data157.series;
if(data181 && typeof data181 == "object" && !Array.isArray(data181)){
if(data181.field === undefined){
const err436 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series",schemaPath:"#/$defs/FieldOfAChart/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema53.required,parentSchema:schema53,data:data181};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
if(data181.title === undefined){
const err437 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series",schemaPath:"#/$defs/FieldOfAChart/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema53.required,parentSchema:schema53,data:data181};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
for(const key42 in data181){
if(!(((key42 === "field") || (key42 === "title")) || (key42 === "dict"))){
const err438 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series",schemaPath:"#/$defs/FieldOfAChart/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key42},message:"must NOT have additional properties",schema:false,parentSchema:schema53,data:data181};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
}
if(data181.field !== undefined){
let data182 = data181.field;
if(typeof data182 === "string"){
if(!pattern10.test(data182)){
const err439 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series/field",schemaPath:"#/$defs/FieldOfAChart/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema53.properties.field,data:data182};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
}
else {
const err440 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series/field",schemaPath:"#/$defs/FieldOfAChart/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.field.type,parentSchema:schema53.properties.field,data:data182};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
}
if(data181.title !== undefined){
let data183 = data181.title;
if(typeof data183 === "string"){
if(data183.length > 500){
const err441 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series/title",schemaPath:"#/$defs/FieldOfAChart/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema53.properties.title,data:data183};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
if(data183.length < 1){
const err442 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series/title",schemaPath:"#/$defs/FieldOfAChart/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema53.properties.title,data:data183};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
}
else {
const err443 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series/title",schemaPath:"#/$defs/FieldOfAChart/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.title.type,parentSchema:schema53.properties.title,data:data183};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
}
if(data181.dict !== undefined){
let data184 = data181.dict;
if(typeof data184 === "string"){
if(!pattern3.test(data184)){
const err444 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series/dict",schemaPath:"#/$defs/FieldOfAChart/properties/dict/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_]{0,99}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_]{0,99}$"+"\"",schema:"^[a-z][A-Za-z0-9_]{0,99}$",parentSchema:schema53.properties.dict,data:data184};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
}
else {
const err445 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series/dict",schemaPath:"#/$defs/FieldOfAChart/properties/dict/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema53.properties.dict.type,parentSchema:schema53.properties.dict,data:data184};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
}
}
else {
const err446 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/series",schemaPath:"#/$defs/FieldOfAChart/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema53.type,parentSchema:schema53,data:data181};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
}
if(data157.props !== undefined){
let data185 = data157.props;
if(!(data185 && typeof data185 == "object" && !Array.isArray(data185))){
const err447 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/props",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.props.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.properties.props,data:data185};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
}
}
else {
const err448 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.then,data:data157};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
var _valid4 = _errs392 === errors;
valid98 = _valid4;
ifClause4 = "then";
}
else {
const _errs462 = errors;
const _errs463 = errors;
let valid113 = true;
const _errs464 = errors;
if(errors === _errs464){
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
let missing5;
if((data157.columns === undefined) && (missing5 = "columns")){
const err449 = {};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
}
else {
const err450 = {};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
}
var _valid5 = _errs464 === errors;
errors = _errs463;
if(vErrors !== null){
if(_errs463){
vErrors.length = _errs463;
}
else {
vErrors = null;
}
}
let ifClause5;
if(_valid5){
const _errs466 = errors;
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
if(data157.id === undefined){
const err451 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then,data:data157};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
}
errors++;
}
if(data157.columns === undefined){
const err452 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then,data:data157};
if(vErrors === null){
vErrors = [err452];
}
else {
vErrors.push(err452);
}
errors++;
}
if(data157.title === undefined){
const err453 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then,data:data157};
if(vErrors === null){
vErrors = [err453];
}
else {
vErrors.push(err453);
}
errors++;
}
if(data157.value === undefined){
const err454 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then,data:data157};
if(vErrors === null){
vErrors = [err454];
}
else {
vErrors.push(err454);
}
errors++;
}
for(const key43 in data157){
if(!(func2.call(schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties, key43))){
const err455 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key43},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then,data:data157};
if(vErrors === null){
vErrors = [err455];
}
else {
vErrors.push(err455);
}
errors++;
}
}
if(data157.id !== undefined){
let data186 = data157.id;
if(typeof data186 === "string"){
if(!pattern7.test(data186)){
const err456 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.id,data:data186};
if(vErrors === null){
vErrors = [err456];
}
else {
vErrors.push(err456);
}
errors++;
}
}
else {
const err457 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.id.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.id,data:data186};
if(vErrors === null){
vErrors = [err457];
}
else {
vErrors.push(err457);
}
errors++;
}
}
if(data157.span !== undefined){
let data187 = data157.span;
if(!(((typeof data187 == "number") && (!(data187 % 1) && !isNaN(data187))) && (isFinite(data187)))){
const err458 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.span.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.span,data:data187};
if(vErrors === null){
vErrors = [err458];
}
else {
vErrors.push(err458);
}
errors++;
}
if((typeof data187 == "number") && (isFinite(data187))){
if(data187 > 24 || isNaN(data187)){
const err459 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.span,data:data187};
if(vErrors === null){
vErrors = [err459];
}
else {
vErrors.push(err459);
}
errors++;
}
if(data187 < 4 || isNaN(data187)){
const err460 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4",schema:4,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.span,data:data187};
if(vErrors === null){
vErrors = [err460];
}
else {
vErrors.push(err460);
}
errors++;
}
}
}
if(data157.height !== undefined){
let data188 = data157.height;
if(!(((typeof data188 == "number") && (!(data188 % 1) && !isNaN(data188))) && (isFinite(data188)))){
const err461 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.height.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.height,data:data188};
if(vErrors === null){
vErrors = [err461];
}
else {
vErrors.push(err461);
}
errors++;
}
if((typeof data188 == "number") && (isFinite(data188))){
if(data188 > 1200 || isNaN(data188)){
const err462 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200",schema:1200,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.height,data:data188};
if(vErrors === null){
vErrors = [err462];
}
else {
vErrors.push(err462);
}
errors++;
}
if(data188 < 60 || isNaN(data188)){
const err463 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60",schema:60,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.height,data:data188};
if(vErrors === null){
vErrors = [err463];
}
else {
vErrors.push(err463);
}
errors++;
}
}
}
if(data157.refresh !== undefined){
let data189 = data157.refresh;
if(data189 && typeof data189 == "object" && !Array.isArray(data189)){
if(data189.every === undefined){
const err464 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/required",keyword:"required",params:{missingProperty: "every"},message:"must have required property '"+"every"+"'",schema:schema50.required,parentSchema:schema50,data:data189};
if(vErrors === null){
vErrors = [err464];
}
else {
vErrors.push(err464);
}
errors++;
}
for(const key44 in data189){
if(!(key44 === "every")){
const err465 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key44},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data189};
if(vErrors === null){
vErrors = [err465];
}
else {
vErrors.push(err465);
}
errors++;
}
}
if(data189.every !== undefined){
let data190 = data189.every;
if(!(((typeof data190 == "number") && (!(data190 % 1) && !isNaN(data190))) && (isFinite(data190)))){
const err466 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.every.type,parentSchema:schema50.properties.every,data:data190};
if(vErrors === null){
vErrors = [err466];
}
else {
vErrors.push(err466);
}
errors++;
}
if((typeof data190 == "number") && (isFinite(data190))){
if(data190 > 86400 || isNaN(data190)){
const err467 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema50.properties.every,data:data190};
if(vErrors === null){
vErrors = [err467];
}
else {
vErrors.push(err467);
}
errors++;
}
if(data190 < 5 || isNaN(data190)){
const err468 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema50.properties.every,data:data190};
if(vErrors === null){
vErrors = [err468];
}
else {
vErrors.push(err468);
}
errors++;
}
}
}
}
else {
const err469 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data189};
if(vErrors === null){
vErrors = [err469];
}
else {
vErrors.push(err469);
}
errors++;
}
}
if(data157.link !== undefined){
let data191 = data157.link;
if(data191 && typeof data191 == "object" && !Array.isArray(data191)){
if(data191.page === undefined){
const err470 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema51.required,parentSchema:schema51,data:data191};
if(vErrors === null){
vErrors = [err470];
}
else {
vErrors.push(err470);
}
errors++;
}
for(const key45 in data191){
if(!((key45 === "page") || (key45 === "query"))){
const err471 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key45},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data:data191};
if(vErrors === null){
vErrors = [err471];
}
else {
vErrors.push(err471);
}
errors++;
}
}
if(data191.page !== undefined){
let data192 = data191.page;
if(typeof data192 === "string"){
if(data192.length > 120){
const err472 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema51.properties.page,data:data192};
if(vErrors === null){
vErrors = [err472];
}
else {
vErrors.push(err472);
}
errors++;
}
if(!pattern0.test(data192)){
const err473 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema51.properties.page,data:data192};
if(vErrors === null){
vErrors = [err473];
}
else {
vErrors.push(err473);
}
errors++;
}
}
else {
const err474 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.page.type,parentSchema:schema51.properties.page,data:data192};
if(vErrors === null){
vErrors = [err474];
}
else {
vErrors.push(err474);
}
errors++;
}
}
if(data191.query !== undefined){
let data193 = data191.query;
if(!(data193 && typeof data193 == "object" && !Array.isArray(data193))){
const err475 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/query",schemaPath:"#/$defs/LeadsTo/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.properties.query.type,parentSchema:schema51.properties.query,data:data193};
if(vErrors === null){
vErrors = [err475];
}
else {
vErrors.push(err475);
}
errors++;
}
}
}
else {
const err476 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data:data191};
if(vErrors === null){
vErrors = [err476];
}
else {
vErrors.push(err476);
}
errors++;
}
}
if(data157.requires !== undefined){
let data194 = data157.requires;
if(typeof data194 === "string"){
if(!pattern6.test(data194)){
const err477 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.requires,data:data194};
if(vErrors === null){
vErrors = [err477];
}
else {
vErrors.push(err477);
}
errors++;
}
}
else {
const err478 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.requires.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.requires,data:data194};
if(vErrors === null){
vErrors = [err478];
}
else {
vErrors.push(err478);
}
errors++;
}
}
if(data157.columns !== undefined){
let data195 = data157.columns;
if(Array.isArray(data195)){
if(data195.length > 12){
const err479 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/columns/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items",schema:12,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.columns,data:data195};
if(vErrors === null){
vErrors = [err479];
}
else {
vErrors.push(err479);
}
errors++;
}
if(data195.length < 1){
const err480 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.columns,data:data195};
if(vErrors === null){
vErrors = [err480];
}
else {
vErrors.push(err480);
}
errors++;
}
const len17 = data195.length;
for(let i17=0; i17<len17; i17++){
let data196 = data195[i17];
if(data196 && typeof data196 == "object" && !Array.isArray(data196)){
if(data196.id === undefined){
const err481 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema32.required,parentSchema:schema32,data:data196};
if(vErrors === null){
vErrors = [err481];
}
else {
vErrors.push(err481);
}
errors++;
}
if(data196.field === undefined){
const err482 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17,schemaPath:"#/$defs/Column/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema32.required,parentSchema:schema32,data:data196};
if(vErrors === null){
vErrors = [err482];
}
else {
vErrors.push(err482);
}
errors++;
}
for(const key46 in data196){
if(!(func2.call(schema32.properties, key46))){
const err483 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17,schemaPath:"#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key46},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data:data196};
if(vErrors === null){
vErrors = [err483];
}
else {
vErrors.push(err483);
}
errors++;
}
}
if(data196.id !== undefined){
let data197 = data196.id;
if(typeof data197 === "string"){
if(!pattern7.test(data197)){
const err484 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/id",schemaPath:"#/$defs/Column/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema32.properties.id,data:data197};
if(vErrors === null){
vErrors = [err484];
}
else {
vErrors.push(err484);
}
errors++;
}
}
else {
const err485 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/id",schemaPath:"#/$defs/Column/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.id.type,parentSchema:schema32.properties.id,data:data197};
if(vErrors === null){
vErrors = [err485];
}
else {
vErrors.push(err485);
}
errors++;
}
}
if(data196.field !== undefined){
let data198 = data196.field;
if(typeof data198 === "string"){
if(!pattern10.test(data198)){
const err486 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/field",schemaPath:"#/$defs/Column/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema32.properties.field,data:data198};
if(vErrors === null){
vErrors = [err486];
}
else {
vErrors.push(err486);
}
errors++;
}
}
else {
const err487 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/field",schemaPath:"#/$defs/Column/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.field.type,parentSchema:schema32.properties.field,data:data198};
if(vErrors === null){
vErrors = [err487];
}
else {
vErrors.push(err487);
}
errors++;
}
}
if(data196.title !== undefined){
let data199 = data196.title;
if(typeof data199 === "string"){
if(data199.length > 500){
const err488 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/title",schemaPath:"#/$defs/Column/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema32.properties.title,data:data199};
if(vErrors === null){
vErrors = [err488];
}
else {
vErrors.push(err488);
}
errors++;
}
if(data199.length < 1){
const err489 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/title",schemaPath:"#/$defs/Column/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.title,data:data199};
if(vErrors === null){
vErrors = [err489];
}
else {
vErrors.push(err489);
}
errors++;
}
}
else {
const err490 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/title",schemaPath:"#/$defs/Column/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.title.type,parentSchema:schema32.properties.title,data:data199};
if(vErrors === null){
vErrors = [err490];
}
else {
vErrors.push(err490);
}
errors++;
}
}
if(data196.cell !== undefined){
let data200 = data196.cell;
if(typeof data200 === "string"){
if(!pattern14.test(data200)){
const err491 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/cell",schemaPath:"#/$defs/Column/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema32.properties.cell,data:data200};
if(vErrors === null){
vErrors = [err491];
}
else {
vErrors.push(err491);
}
errors++;
}
}
else {
const err492 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/cell",schemaPath:"#/$defs/Column/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.cell.type,parentSchema:schema32.properties.cell,data:data200};
if(vErrors === null){
vErrors = [err492];
}
else {
vErrors.push(err492);
}
errors++;
}
}
if(data196.props !== undefined){
let data201 = data196.props;
if(!(data201 && typeof data201 == "object" && !Array.isArray(data201))){
const err493 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/props",schemaPath:"#/$defs/Column/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.properties.props.type,parentSchema:schema32.properties.props,data:data201};
if(vErrors === null){
vErrors = [err493];
}
else {
vErrors.push(err493);
}
errors++;
}
}
if(data196.width !== undefined){
let data202 = data196.width;
if(!(((typeof data202 == "number") && (!(data202 % 1) && !isNaN(data202))) && (isFinite(data202)))){
const err494 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/width",schemaPath:"#/$defs/Column/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema32.properties.width.type,parentSchema:schema32.properties.width,data:data202};
if(vErrors === null){
vErrors = [err494];
}
else {
vErrors.push(err494);
}
errors++;
}
if((typeof data202 == "number") && (isFinite(data202))){
if(data202 > 800 || isNaN(data202)){
const err495 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/width",schemaPath:"#/$defs/Column/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 800},message:"must be <= 800",schema:800,parentSchema:schema32.properties.width,data:data202};
if(vErrors === null){
vErrors = [err495];
}
else {
vErrors.push(err495);
}
errors++;
}
if(data202 < 40 || isNaN(data202)){
const err496 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/width",schemaPath:"#/$defs/Column/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40",schema:40,parentSchema:schema32.properties.width,data:data202};
if(vErrors === null){
vErrors = [err496];
}
else {
vErrors.push(err496);
}
errors++;
}
}
}
if(data196.align !== undefined){
let data203 = data196.align;
if(typeof data203 !== "string"){
const err497 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/align",schemaPath:"#/$defs/Column/properties/align/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.align.type,parentSchema:schema32.properties.align,data:data203};
if(vErrors === null){
vErrors = [err497];
}
else {
vErrors.push(err497);
}
errors++;
}
if(!(((data203 === "left") || (data203 === "center")) || (data203 === "right"))){
const err498 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/align",schemaPath:"#/$defs/Column/properties/align/enum",keyword:"enum",params:{allowedValues: schema32.properties.align.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.align.enum,parentSchema:schema32.properties.align,data:data203};
if(vErrors === null){
vErrors = [err498];
}
else {
vErrors.push(err498);
}
errors++;
}
}
if(data196.sort !== undefined){
let data204 = data196.sort;
if(typeof data204 !== "boolean"){
const err499 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/sort",schemaPath:"#/$defs/Column/properties/sort/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.sort.type,parentSchema:schema32.properties.sort,data:data204};
if(vErrors === null){
vErrors = [err499];
}
else {
vErrors.push(err499);
}
errors++;
}
}
if(data196.fixed !== undefined){
let data205 = data196.fixed;
if(typeof data205 !== "string"){
const err500 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.fixed.type,parentSchema:schema32.properties.fixed,data:data205};
if(vErrors === null){
vErrors = [err500];
}
else {
vErrors.push(err500);
}
errors++;
}
if(!((data205 === "left") || (data205 === "right"))){
const err501 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/fixed",schemaPath:"#/$defs/Column/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema32.properties.fixed.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.fixed.enum,parentSchema:schema32.properties.fixed,data:data205};
if(vErrors === null){
vErrors = [err501];
}
else {
vErrors.push(err501);
}
errors++;
}
}
if(data196.hidden !== undefined){
let data206 = data196.hidden;
if(typeof data206 !== "boolean"){
const err502 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/hidden",schemaPath:"#/$defs/Column/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema32.properties.hidden.type,parentSchema:schema32.properties.hidden,data:data206};
if(vErrors === null){
vErrors = [err502];
}
else {
vErrors.push(err502);
}
errors++;
}
}
if(data196.requires !== undefined){
let data207 = data196.requires;
if(typeof data207 === "string"){
if(!pattern6.test(data207)){
const err503 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/requires",schemaPath:"#/$defs/Column/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema32.properties.requires,data:data207};
if(vErrors === null){
vErrors = [err503];
}
else {
vErrors.push(err503);
}
errors++;
}
}
else {
const err504 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17+"/requires",schemaPath:"#/$defs/Column/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.requires.type,parentSchema:schema32.properties.requires,data:data207};
if(vErrors === null){
vErrors = [err504];
}
else {
vErrors.push(err504);
}
errors++;
}
}
}
else {
const err505 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns/" + i17,schemaPath:"#/$defs/Column/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data:data196};
if(vErrors === null){
vErrors = [err505];
}
else {
vErrors.push(err505);
}
errors++;
}
}
}
else {
const err506 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/columns",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.columns.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.columns,data:data195};
if(vErrors === null){
vErrors = [err506];
}
else {
vErrors.push(err506);
}
errors++;
}
}
if(data157.title !== undefined){
let data208 = data157.title;
if(typeof data208 === "string"){
if(data208.length > 500){
const err507 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.title,data:data208};
if(vErrors === null){
vErrors = [err507];
}
else {
vErrors.push(err507);
}
errors++;
}
if(data208.length < 1){
const err508 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.title,data:data208};
if(vErrors === null){
vErrors = [err508];
}
else {
vErrors.push(err508);
}
errors++;
}
}
else {
const err509 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.title.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.title,data:data208};
if(vErrors === null){
vErrors = [err509];
}
else {
vErrors.push(err509);
}
errors++;
}
}
if(data157.value !== undefined){
let data209 = data157.value;
if(data209 && typeof data209 == "object" && !Array.isArray(data209)){
if(data209.$expr === undefined){
const err510 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression2/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema52.required,parentSchema:schema52,data:data209};
if(vErrors === null){
vErrors = [err510];
}
else {
vErrors.push(err510);
}
errors++;
}
for(const key47 in data209){
if(!(key47 === "$expr")){
const err511 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key47},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data:data209};
if(vErrors === null){
vErrors = [err511];
}
else {
vErrors.push(err511);
}
errors++;
}
}
if(data209.$expr !== undefined){
let data210 = data209.$expr;
if(typeof data210 === "string"){
if(data210.length > 2000){
const err512 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression2/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema52.properties.$expr,data:data210};
if(vErrors === null){
vErrors = [err512];
}
else {
vErrors.push(err512);
}
errors++;
}
if(data210.length < 1){
const err513 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression2/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.$expr,data:data210};
if(vErrors === null){
vErrors = [err513];
}
else {
vErrors.push(err513);
}
errors++;
}
}
else {
const err514 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression2/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.$expr.type,parentSchema:schema52.properties.$expr,data:data210};
if(vErrors === null){
vErrors = [err514];
}
else {
vErrors.push(err514);
}
errors++;
}
}
}
else {
const err515 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data:data209};
if(vErrors === null){
vErrors = [err515];
}
else {
vErrors.push(err515);
}
errors++;
}
}
if(data157.rows !== undefined){
let data211 = data157.rows;
if(!(((typeof data211 == "number") && (!(data211 % 1) && !isNaN(data211))) && (isFinite(data211)))){
const err516 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/rows",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.rows.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.rows,data:data211};
if(vErrors === null){
vErrors = [err516];
}
else {
vErrors.push(err516);
}
errors++;
}
if((typeof data211 == "number") && (isFinite(data211))){
if(data211 > 50 || isNaN(data211)){
const err517 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/rows",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50",schema:50,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.rows,data:data211};
if(vErrors === null){
vErrors = [err517];
}
else {
vErrors.push(err517);
}
errors++;
}
if(data211 < 1 || isNaN(data211)){
const err518 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/rows",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.rows,data:data211};
if(vErrors === null){
vErrors = [err518];
}
else {
vErrors.push(err518);
}
errors++;
}
}
}
if(data157.empty !== undefined){
let data212 = data157.empty;
if(typeof data212 === "string"){
if(data212.length > 500){
const err519 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.empty,data:data212};
if(vErrors === null){
vErrors = [err519];
}
else {
vErrors.push(err519);
}
errors++;
}
if(data212.length < 1){
const err520 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.empty,data:data212};
if(vErrors === null){
vErrors = [err520];
}
else {
vErrors.push(err520);
}
errors++;
}
}
else {
const err521 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.empty.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.properties.empty,data:data212};
if(vErrors === null){
vErrors = [err521];
}
else {
vErrors.push(err521);
}
errors++;
}
}
}
else {
const err522 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.then,data:data157};
if(vErrors === null){
vErrors = [err522];
}
else {
vErrors.push(err522);
}
errors++;
}
var _valid5 = _errs466 === errors;
valid113 = _valid5;
ifClause5 = "then";
}
else {
const _errs531 = errors;
const _errs532 = errors;
let valid125 = true;
const _errs533 = errors;
if(errors === _errs533){
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
let missing6;
if((data157.text === undefined) && (missing6 = "text")){
const err523 = {};
if(vErrors === null){
vErrors = [err523];
}
else {
vErrors.push(err523);
}
errors++;
}
}
else {
const err524 = {};
if(vErrors === null){
vErrors = [err524];
}
else {
vErrors.push(err524);
}
errors++;
}
}
var _valid6 = _errs533 === errors;
errors = _errs532;
if(vErrors !== null){
if(_errs532){
vErrors.length = _errs532;
}
else {
vErrors = null;
}
}
let ifClause6;
if(_valid6){
const _errs535 = errors;
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
if(data157.id === undefined){
const err525 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then,data:data157};
if(vErrors === null){
vErrors = [err525];
}
else {
vErrors.push(err525);
}
errors++;
}
if(data157.text === undefined){
const err526 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then,data:data157};
if(vErrors === null){
vErrors = [err526];
}
else {
vErrors.push(err526);
}
errors++;
}
for(const key48 in data157){
if(!((((((((key48 === "id") || (key48 === "span")) || (key48 === "height")) || (key48 === "refresh")) || (key48 === "link")) || (key48 === "requires")) || (key48 === "text")) || (key48 === "title"))){
const err527 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key48},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then,data:data157};
if(vErrors === null){
vErrors = [err527];
}
else {
vErrors.push(err527);
}
errors++;
}
}
if(data157.id !== undefined){
let data213 = data157.id;
if(typeof data213 === "string"){
if(!pattern7.test(data213)){
const err528 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.id,data:data213};
if(vErrors === null){
vErrors = [err528];
}
else {
vErrors.push(err528);
}
errors++;
}
}
else {
const err529 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.id.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.id,data:data213};
if(vErrors === null){
vErrors = [err529];
}
else {
vErrors.push(err529);
}
errors++;
}
}
if(data157.span !== undefined){
let data214 = data157.span;
if(!(((typeof data214 == "number") && (!(data214 % 1) && !isNaN(data214))) && (isFinite(data214)))){
const err530 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.span.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.span,data:data214};
if(vErrors === null){
vErrors = [err530];
}
else {
vErrors.push(err530);
}
errors++;
}
if((typeof data214 == "number") && (isFinite(data214))){
if(data214 > 24 || isNaN(data214)){
const err531 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.span,data:data214};
if(vErrors === null){
vErrors = [err531];
}
else {
vErrors.push(err531);
}
errors++;
}
if(data214 < 4 || isNaN(data214)){
const err532 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4",schema:4,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.span,data:data214};
if(vErrors === null){
vErrors = [err532];
}
else {
vErrors.push(err532);
}
errors++;
}
}
}
if(data157.height !== undefined){
let data215 = data157.height;
if(!(((typeof data215 == "number") && (!(data215 % 1) && !isNaN(data215))) && (isFinite(data215)))){
const err533 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.height.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.height,data:data215};
if(vErrors === null){
vErrors = [err533];
}
else {
vErrors.push(err533);
}
errors++;
}
if((typeof data215 == "number") && (isFinite(data215))){
if(data215 > 1200 || isNaN(data215)){
const err534 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200",schema:1200,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.height,data:data215};
if(vErrors === null){
vErrors = [err534];
}
else {
vErrors.push(err534);
}
errors++;
}
if(data215 < 60 || isNaN(data215)){
const err535 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60",schema:60,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.height,data:data215};
if(vErrors === null){
vErrors = [err535];
}
else {
vErrors.push(err535);
}
errors++;
}
}
}
if(data157.refresh !== undefined){
let data216 = data157.refresh;
if(data216 && typeof data216 == "object" && !Array.isArray(data216)){
if(data216.every === undefined){
const err536 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/required",keyword:"required",params:{missingProperty: "every"},message:"must have required property '"+"every"+"'",schema:schema50.required,parentSchema:schema50,data:data216};
if(vErrors === null){
vErrors = [err536];
}
else {
vErrors.push(err536);
}
errors++;
}
for(const key49 in data216){
if(!(key49 === "every")){
const err537 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key49},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data216};
if(vErrors === null){
vErrors = [err537];
}
else {
vErrors.push(err537);
}
errors++;
}
}
if(data216.every !== undefined){
let data217 = data216.every;
if(!(((typeof data217 == "number") && (!(data217 % 1) && !isNaN(data217))) && (isFinite(data217)))){
const err538 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.every.type,parentSchema:schema50.properties.every,data:data217};
if(vErrors === null){
vErrors = [err538];
}
else {
vErrors.push(err538);
}
errors++;
}
if((typeof data217 == "number") && (isFinite(data217))){
if(data217 > 86400 || isNaN(data217)){
const err539 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema50.properties.every,data:data217};
if(vErrors === null){
vErrors = [err539];
}
else {
vErrors.push(err539);
}
errors++;
}
if(data217 < 5 || isNaN(data217)){
const err540 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema50.properties.every,data:data217};
if(vErrors === null){
vErrors = [err540];
}
else {
vErrors.push(err540);
}
errors++;
}
}
}
}
else {
const err541 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data216};
if(vErrors === null){
vErrors = [err541];
}
else {
vErrors.push(err541);
}
errors++;
}
}
if(data157.link !== undefined){
let data218 = data157.link;
if(data218 && typeof data218 == "object" && !Array.isArray(data218)){
if(data218.page === undefined){
const err542 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema51.required,parentSchema:schema51,data:data218};
if(vErrors === null){
vErrors = [err542];
}
else {
vErrors.push(err542);
}
errors++;
}
for(const key50 in data218){
if(!((key50 === "page") || (key50 === "query"))){
const err543 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key50},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data:data218};
if(vErrors === null){
vErrors = [err543];
}
else {
vErrors.push(err543);
}
errors++;
}
}
if(data218.page !== undefined){
let data219 = data218.page;
if(typeof data219 === "string"){
if(data219.length > 120){
const err544 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema51.properties.page,data:data219};
if(vErrors === null){
vErrors = [err544];
}
else {
vErrors.push(err544);
}
errors++;
}
if(!pattern0.test(data219)){
const err545 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema51.properties.page,data:data219};
if(vErrors === null){
vErrors = [err545];
}
else {
vErrors.push(err545);
}
errors++;
}
}
else {
const err546 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.page.type,parentSchema:schema51.properties.page,data:data219};
if(vErrors === null){
vErrors = [err546];
}
else {
vErrors.push(err546);
}
errors++;
}
}
if(data218.query !== undefined){
let data220 = data218.query;
if(!(data220 && typeof data220 == "object" && !Array.isArray(data220))){
const err547 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/query",schemaPath:"#/$defs/LeadsTo/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.properties.query.type,parentSchema:schema51.properties.query,data:data220};
if(vErrors === null){
vErrors = [err547];
}
else {
vErrors.push(err547);
}
errors++;
}
}
}
else {
const err548 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data:data218};
if(vErrors === null){
vErrors = [err548];
}
else {
vErrors.push(err548);
}
errors++;
}
}
if(data157.requires !== undefined){
let data221 = data157.requires;
if(typeof data221 === "string"){
if(!pattern6.test(data221)){
const err549 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.requires,data:data221};
if(vErrors === null){
vErrors = [err549];
}
else {
vErrors.push(err549);
}
errors++;
}
}
else {
const err550 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.requires.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.requires,data:data221};
if(vErrors === null){
vErrors = [err550];
}
else {
vErrors.push(err550);
}
errors++;
}
}
if(data157.text !== undefined){
if(!(validate22(data157.text, {instancePath:instancePath+"/dashboard/blocks/" + i15+"/text",parentData:data157,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data157.title !== undefined){
let data223 = data157.title;
if(typeof data223 === "string"){
if(data223.length > 500){
const err551 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.title,data:data223};
if(vErrors === null){
vErrors = [err551];
}
else {
vErrors.push(err551);
}
errors++;
}
if(data223.length < 1){
const err552 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.title,data:data223};
if(vErrors === null){
vErrors = [err552];
}
else {
vErrors.push(err552);
}
errors++;
}
}
else {
const err553 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.title.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.properties.title,data:data223};
if(vErrors === null){
vErrors = [err553];
}
else {
vErrors.push(err553);
}
errors++;
}
}
}
else {
const err554 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.then,data:data157};
if(vErrors === null){
vErrors = [err554];
}
else {
vErrors.push(err554);
}
errors++;
}
var _valid6 = _errs535 === errors;
valid125 = _valid6;
ifClause6 = "then";
}
else {
const _errs563 = errors;
const _errs564 = errors;
let valid131 = true;
const _errs565 = errors;
if(errors === _errs565){
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
let missing7;
if((data157.custom === undefined) && (missing7 = "custom")){
const err555 = {};
if(vErrors === null){
vErrors = [err555];
}
else {
vErrors.push(err555);
}
errors++;
}
}
else {
const err556 = {};
if(vErrors === null){
vErrors = [err556];
}
else {
vErrors.push(err556);
}
errors++;
}
}
var _valid7 = _errs565 === errors;
errors = _errs564;
if(vErrors !== null){
if(_errs564){
vErrors.length = _errs564;
}
else {
vErrors = null;
}
}
let ifClause7;
if(_valid7){
const _errs567 = errors;
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
if(data157.id === undefined){
const err557 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then,data:data157};
if(vErrors === null){
vErrors = [err557];
}
else {
vErrors.push(err557);
}
errors++;
}
if(data157.custom === undefined){
const err558 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/required",keyword:"required",params:{missingProperty: "custom"},message:"must have required property '"+"custom"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then,data:data157};
if(vErrors === null){
vErrors = [err558];
}
else {
vErrors.push(err558);
}
errors++;
}
for(const key51 in data157){
if(!(func2.call(schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties, key51))){
const err559 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key51},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then,data:data157};
if(vErrors === null){
vErrors = [err559];
}
else {
vErrors.push(err559);
}
errors++;
}
}
if(data157.id !== undefined){
let data224 = data157.id;
if(typeof data224 === "string"){
if(!pattern7.test(data224)){
const err560 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.id,data:data224};
if(vErrors === null){
vErrors = [err560];
}
else {
vErrors.push(err560);
}
errors++;
}
}
else {
const err561 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.id.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.id,data:data224};
if(vErrors === null){
vErrors = [err561];
}
else {
vErrors.push(err561);
}
errors++;
}
}
if(data157.span !== undefined){
let data225 = data157.span;
if(!(((typeof data225 == "number") && (!(data225 % 1) && !isNaN(data225))) && (isFinite(data225)))){
const err562 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.span.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.span,data:data225};
if(vErrors === null){
vErrors = [err562];
}
else {
vErrors.push(err562);
}
errors++;
}
if((typeof data225 == "number") && (isFinite(data225))){
if(data225 > 24 || isNaN(data225)){
const err563 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.span,data:data225};
if(vErrors === null){
vErrors = [err563];
}
else {
vErrors.push(err563);
}
errors++;
}
if(data225 < 4 || isNaN(data225)){
const err564 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4",schema:4,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.span,data:data225};
if(vErrors === null){
vErrors = [err564];
}
else {
vErrors.push(err564);
}
errors++;
}
}
}
if(data157.height !== undefined){
let data226 = data157.height;
if(!(((typeof data226 == "number") && (!(data226 % 1) && !isNaN(data226))) && (isFinite(data226)))){
const err565 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.height.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.height,data:data226};
if(vErrors === null){
vErrors = [err565];
}
else {
vErrors.push(err565);
}
errors++;
}
if((typeof data226 == "number") && (isFinite(data226))){
if(data226 > 1200 || isNaN(data226)){
const err566 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200",schema:1200,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.height,data:data226};
if(vErrors === null){
vErrors = [err566];
}
else {
vErrors.push(err566);
}
errors++;
}
if(data226 < 60 || isNaN(data226)){
const err567 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60",schema:60,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.height,data:data226};
if(vErrors === null){
vErrors = [err567];
}
else {
vErrors.push(err567);
}
errors++;
}
}
}
if(data157.refresh !== undefined){
let data227 = data157.refresh;
if(data227 && typeof data227 == "object" && !Array.isArray(data227)){
if(data227.every === undefined){
const err568 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/required",keyword:"required",params:{missingProperty: "every"},message:"must have required property '"+"every"+"'",schema:schema50.required,parentSchema:schema50,data:data227};
if(vErrors === null){
vErrors = [err568];
}
else {
vErrors.push(err568);
}
errors++;
}
for(const key52 in data227){
if(!(key52 === "every")){
const err569 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key52},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data227};
if(vErrors === null){
vErrors = [err569];
}
else {
vErrors.push(err569);
}
errors++;
}
}
if(data227.every !== undefined){
let data228 = data227.every;
if(!(((typeof data228 == "number") && (!(data228 % 1) && !isNaN(data228))) && (isFinite(data228)))){
const err570 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.every.type,parentSchema:schema50.properties.every,data:data228};
if(vErrors === null){
vErrors = [err570];
}
else {
vErrors.push(err570);
}
errors++;
}
if((typeof data228 == "number") && (isFinite(data228))){
if(data228 > 86400 || isNaN(data228)){
const err571 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema50.properties.every,data:data228};
if(vErrors === null){
vErrors = [err571];
}
else {
vErrors.push(err571);
}
errors++;
}
if(data228 < 5 || isNaN(data228)){
const err572 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema50.properties.every,data:data228};
if(vErrors === null){
vErrors = [err572];
}
else {
vErrors.push(err572);
}
errors++;
}
}
}
}
else {
const err573 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data227};
if(vErrors === null){
vErrors = [err573];
}
else {
vErrors.push(err573);
}
errors++;
}
}
if(data157.link !== undefined){
let data229 = data157.link;
if(data229 && typeof data229 == "object" && !Array.isArray(data229)){
if(data229.page === undefined){
const err574 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema51.required,parentSchema:schema51,data:data229};
if(vErrors === null){
vErrors = [err574];
}
else {
vErrors.push(err574);
}
errors++;
}
for(const key53 in data229){
if(!((key53 === "page") || (key53 === "query"))){
const err575 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key53},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data:data229};
if(vErrors === null){
vErrors = [err575];
}
else {
vErrors.push(err575);
}
errors++;
}
}
if(data229.page !== undefined){
let data230 = data229.page;
if(typeof data230 === "string"){
if(data230.length > 120){
const err576 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema51.properties.page,data:data230};
if(vErrors === null){
vErrors = [err576];
}
else {
vErrors.push(err576);
}
errors++;
}
if(!pattern0.test(data230)){
const err577 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema51.properties.page,data:data230};
if(vErrors === null){
vErrors = [err577];
}
else {
vErrors.push(err577);
}
errors++;
}
}
else {
const err578 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.page.type,parentSchema:schema51.properties.page,data:data230};
if(vErrors === null){
vErrors = [err578];
}
else {
vErrors.push(err578);
}
errors++;
}
}
if(data229.query !== undefined){
let data231 = data229.query;
if(!(data231 && typeof data231 == "object" && !Array.isArray(data231))){
const err579 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/query",schemaPath:"#/$defs/LeadsTo/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.properties.query.type,parentSchema:schema51.properties.query,data:data231};
if(vErrors === null){
vErrors = [err579];
}
else {
vErrors.push(err579);
}
errors++;
}
}
}
else {
const err580 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data:data229};
if(vErrors === null){
vErrors = [err580];
}
else {
vErrors.push(err580);
}
errors++;
}
}
if(data157.requires !== undefined){
let data232 = data157.requires;
if(typeof data232 === "string"){
if(!pattern6.test(data232)){
const err581 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.requires,data:data232};
if(vErrors === null){
vErrors = [err581];
}
else {
vErrors.push(err581);
}
errors++;
}
}
else {
const err582 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.requires.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.requires,data:data232};
if(vErrors === null){
vErrors = [err582];
}
else {
vErrors.push(err582);
}
errors++;
}
}
if(data157.custom !== undefined){
let data233 = data157.custom;
if(typeof data233 === "string"){
if(!pattern14.test(data233)){
const err583 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/custom",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/custom/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.custom,data:data233};
if(vErrors === null){
vErrors = [err583];
}
else {
vErrors.push(err583);
}
errors++;
}
}
else {
const err584 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/custom",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/custom/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.custom.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.custom,data:data233};
if(vErrors === null){
vErrors = [err584];
}
else {
vErrors.push(err584);
}
errors++;
}
}
if(data157.title !== undefined){
let data234 = data157.title;
if(typeof data234 === "string"){
if(data234.length > 500){
const err585 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.title,data:data234};
if(vErrors === null){
vErrors = [err585];
}
else {
vErrors.push(err585);
}
errors++;
}
if(data234.length < 1){
const err586 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.title,data:data234};
if(vErrors === null){
vErrors = [err586];
}
else {
vErrors.push(err586);
}
errors++;
}
}
else {
const err587 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.title.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.title,data:data234};
if(vErrors === null){
vErrors = [err587];
}
else {
vErrors.push(err587);
}
errors++;
}
}
if(data157.props !== undefined){
let data235 = data157.props;
if(!(data235 && typeof data235 == "object" && !Array.isArray(data235))){
const err588 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/props",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.props.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.properties.props,data:data235};
if(vErrors === null){
vErrors = [err588];
}
else {
vErrors.push(err588);
}
errors++;
}
}
if(data157.value !== undefined){
let data236 = data157.value;
if(data236 && typeof data236 == "object" && !Array.isArray(data236)){
if(data236.$expr === undefined){
const err589 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data236};
if(vErrors === null){
vErrors = [err589];
}
else {
vErrors.push(err589);
}
errors++;
}
for(const key54 in data236){
if(!(key54 === "$expr")){
const err590 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key54},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data236};
if(vErrors === null){
vErrors = [err590];
}
else {
vErrors.push(err590);
}
errors++;
}
}
if(data236.$expr !== undefined){
let data237 = data236.$expr;
if(typeof data237 === "string"){
if(data237.length > 2000){
const err591 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data237};
if(vErrors === null){
vErrors = [err591];
}
else {
vErrors.push(err591);
}
errors++;
}
if(data237.length < 1){
const err592 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data237};
if(vErrors === null){
vErrors = [err592];
}
else {
vErrors.push(err592);
}
errors++;
}
}
else {
const err593 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data237};
if(vErrors === null){
vErrors = [err593];
}
else {
vErrors.push(err593);
}
errors++;
}
}
}
else {
const err594 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data236};
if(vErrors === null){
vErrors = [err594];
}
else {
vErrors.push(err594);
}
errors++;
}
}
}
else {
const err595 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.then,data:data157};
if(vErrors === null){
vErrors = [err595];
}
else {
vErrors.push(err595);
}
errors++;
}
var _valid7 = _errs567 === errors;
valid131 = _valid7;
ifClause7 = "then";
}
else {
const _errs604 = errors;
if(data157 && typeof data157 == "object" && !Array.isArray(data157)){
if(data157.id === undefined){
const err596 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else,data:data157};
if(vErrors === null){
vErrors = [err596];
}
else {
vErrors.push(err596);
}
errors++;
}
if(data157.block === undefined){
const err597 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else,data:data157};
if(vErrors === null){
vErrors = [err597];
}
else {
vErrors.push(err597);
}
errors++;
}
if(data157.title === undefined){
const err598 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else,data:data157};
if(vErrors === null){
vErrors = [err598];
}
else {
vErrors.push(err598);
}
errors++;
}
if(data157.value === undefined){
const err599 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.required,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else,data:data157};
if(vErrors === null){
vErrors = [err599];
}
else {
vErrors.push(err599);
}
errors++;
}
for(const key55 in data157){
if(!(func2.call(schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties, key55))){
const err600 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key55},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else,data:data157};
if(vErrors === null){
vErrors = [err600];
}
else {
vErrors.push(err600);
}
errors++;
}
}
if(data157.id !== undefined){
let data238 = data157.id;
if(typeof data238 === "string"){
if(!pattern7.test(data238)){
const err601 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.id,data:data238};
if(vErrors === null){
vErrors = [err601];
}
else {
vErrors.push(err601);
}
errors++;
}
}
else {
const err602 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/id",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.id.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.id,data:data238};
if(vErrors === null){
vErrors = [err602];
}
else {
vErrors.push(err602);
}
errors++;
}
}
if(data157.span !== undefined){
let data239 = data157.span;
if(!(((typeof data239 == "number") && (!(data239 % 1) && !isNaN(data239))) && (isFinite(data239)))){
const err603 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.span.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.span,data:data239};
if(vErrors === null){
vErrors = [err603];
}
else {
vErrors.push(err603);
}
errors++;
}
if((typeof data239 == "number") && (isFinite(data239))){
if(data239 > 24 || isNaN(data239)){
const err604 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24",schema:24,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.span,data:data239};
if(vErrors === null){
vErrors = [err604];
}
else {
vErrors.push(err604);
}
errors++;
}
if(data239 < 4 || isNaN(data239)){
const err605 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/span",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4",schema:4,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.span,data:data239};
if(vErrors === null){
vErrors = [err605];
}
else {
vErrors.push(err605);
}
errors++;
}
}
}
if(data157.height !== undefined){
let data240 = data157.height;
if(!(((typeof data240 == "number") && (!(data240 % 1) && !isNaN(data240))) && (isFinite(data240)))){
const err606 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.height.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.height,data:data240};
if(vErrors === null){
vErrors = [err606];
}
else {
vErrors.push(err606);
}
errors++;
}
if((typeof data240 == "number") && (isFinite(data240))){
if(data240 > 1200 || isNaN(data240)){
const err607 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1200},message:"must be <= 1200",schema:1200,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.height,data:data240};
if(vErrors === null){
vErrors = [err607];
}
else {
vErrors.push(err607);
}
errors++;
}
if(data240 < 60 || isNaN(data240)){
const err608 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/height",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 60},message:"must be >= 60",schema:60,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.height,data:data240};
if(vErrors === null){
vErrors = [err608];
}
else {
vErrors.push(err608);
}
errors++;
}
}
}
if(data157.refresh !== undefined){
let data241 = data157.refresh;
if(data241 && typeof data241 == "object" && !Array.isArray(data241)){
if(data241.every === undefined){
const err609 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/required",keyword:"required",params:{missingProperty: "every"},message:"must have required property '"+"every"+"'",schema:schema50.required,parentSchema:schema50,data:data241};
if(vErrors === null){
vErrors = [err609];
}
else {
vErrors.push(err609);
}
errors++;
}
for(const key56 in data241){
if(!(key56 === "every")){
const err610 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key56},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data241};
if(vErrors === null){
vErrors = [err610];
}
else {
vErrors.push(err610);
}
errors++;
}
}
if(data241.every !== undefined){
let data242 = data241.every;
if(!(((typeof data242 == "number") && (!(data242 % 1) && !isNaN(data242))) && (isFinite(data242)))){
const err611 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.every.type,parentSchema:schema50.properties.every,data:data242};
if(vErrors === null){
vErrors = [err611];
}
else {
vErrors.push(err611);
}
errors++;
}
if((typeof data242 == "number") && (isFinite(data242))){
if(data242 > 86400 || isNaN(data242)){
const err612 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema50.properties.every,data:data242};
if(vErrors === null){
vErrors = [err612];
}
else {
vErrors.push(err612);
}
errors++;
}
if(data242 < 5 || isNaN(data242)){
const err613 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema50.properties.every,data:data242};
if(vErrors === null){
vErrors = [err613];
}
else {
vErrors.push(err613);
}
errors++;
}
}
}
}
else {
const err614 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/refresh",schemaPath:"#/$defs/AskedForAgain/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data241};
if(vErrors === null){
vErrors = [err614];
}
else {
vErrors.push(err614);
}
errors++;
}
}
if(data157.link !== undefined){
let data243 = data157.link;
if(data243 && typeof data243 == "object" && !Array.isArray(data243)){
if(data243.page === undefined){
const err615 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema51.required,parentSchema:schema51,data:data243};
if(vErrors === null){
vErrors = [err615];
}
else {
vErrors.push(err615);
}
errors++;
}
for(const key57 in data243){
if(!((key57 === "page") || (key57 === "query"))){
const err616 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key57},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data:data243};
if(vErrors === null){
vErrors = [err616];
}
else {
vErrors.push(err616);
}
errors++;
}
}
if(data243.page !== undefined){
let data244 = data243.page;
if(typeof data244 === "string"){
if(data244.length > 120){
const err617 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema51.properties.page,data:data244};
if(vErrors === null){
vErrors = [err617];
}
else {
vErrors.push(err617);
}
errors++;
}
if(!pattern0.test(data244)){
const err618 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema51.properties.page,data:data244};
if(vErrors === null){
vErrors = [err618];
}
else {
vErrors.push(err618);
}
errors++;
}
}
else {
const err619 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/page",schemaPath:"#/$defs/LeadsTo/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.page.type,parentSchema:schema51.properties.page,data:data244};
if(vErrors === null){
vErrors = [err619];
}
else {
vErrors.push(err619);
}
errors++;
}
}
if(data243.query !== undefined){
let data245 = data243.query;
if(!(data245 && typeof data245 == "object" && !Array.isArray(data245))){
const err620 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link/query",schemaPath:"#/$defs/LeadsTo/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.properties.query.type,parentSchema:schema51.properties.query,data:data245};
if(vErrors === null){
vErrors = [err620];
}
else {
vErrors.push(err620);
}
errors++;
}
}
}
else {
const err621 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/link",schemaPath:"#/$defs/LeadsTo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data:data243};
if(vErrors === null){
vErrors = [err621];
}
else {
vErrors.push(err621);
}
errors++;
}
}
if(data157.requires !== undefined){
let data246 = data157.requires;
if(typeof data246 === "string"){
if(!pattern6.test(data246)){
const err622 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.requires,data:data246};
if(vErrors === null){
vErrors = [err622];
}
else {
vErrors.push(err622);
}
errors++;
}
}
else {
const err623 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/requires",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.requires.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.requires,data:data246};
if(vErrors === null){
vErrors = [err623];
}
else {
vErrors.push(err623);
}
errors++;
}
}
if(data157.block !== undefined){
let data247 = data157.block;
if(typeof data247 === "string"){
if(!pattern14.test(data247)){
const err624 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/block",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/block/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.block,data:data247};
if(vErrors === null){
vErrors = [err624];
}
else {
vErrors.push(err624);
}
errors++;
}
}
else {
const err625 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/block",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/block/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.block.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.block,data:data247};
if(vErrors === null){
vErrors = [err625];
}
else {
vErrors.push(err625);
}
errors++;
}
}
if(data157.title !== undefined){
let data248 = data157.title;
if(typeof data248 === "string"){
if(data248.length > 500){
const err626 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.title,data:data248};
if(vErrors === null){
vErrors = [err626];
}
else {
vErrors.push(err626);
}
errors++;
}
if(data248.length < 1){
const err627 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.title,data:data248};
if(vErrors === null){
vErrors = [err627];
}
else {
vErrors.push(err627);
}
errors++;
}
}
else {
const err628 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/title",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.title.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.title,data:data248};
if(vErrors === null){
vErrors = [err628];
}
else {
vErrors.push(err628);
}
errors++;
}
}
if(data157.props !== undefined){
let data249 = data157.props;
if(!(data249 && typeof data249 == "object" && !Array.isArray(data249))){
const err629 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/props",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.props.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.properties.props,data:data249};
if(vErrors === null){
vErrors = [err629];
}
else {
vErrors.push(err629);
}
errors++;
}
}
if(data157.value !== undefined){
let data250 = data157.value;
if(data250 && typeof data250 == "object" && !Array.isArray(data250)){
if(data250.$expr === undefined){
const err630 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data250};
if(vErrors === null){
vErrors = [err630];
}
else {
vErrors.push(err630);
}
errors++;
}
for(const key58 in data250){
if(!(key58 === "$expr")){
const err631 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key58},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data250};
if(vErrors === null){
vErrors = [err631];
}
else {
vErrors.push(err631);
}
errors++;
}
}
if(data250.$expr !== undefined){
let data251 = data250.$expr;
if(typeof data251 === "string"){
if(data251.length > 2000){
const err632 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data251};
if(vErrors === null){
vErrors = [err632];
}
else {
vErrors.push(err632);
}
errors++;
}
if(data251.length < 1){
const err633 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data251};
if(vErrors === null){
vErrors = [err633];
}
else {
vErrors.push(err633);
}
errors++;
}
}
else {
const err634 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data251};
if(vErrors === null){
vErrors = [err634];
}
else {
vErrors.push(err634);
}
errors++;
}
}
}
else {
const err635 = {instancePath:instancePath+"/dashboard/blocks/" + i15+"/value",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data250};
if(vErrors === null){
vErrors = [err635];
}
else {
vErrors.push(err635);
}
errors++;
}
}
}
else {
const err636 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.else,data:data157};
if(vErrors === null){
vErrors = [err636];
}
else {
vErrors.push(err636);
}
errors++;
}
var _valid7 = _errs604 === errors;
valid131 = _valid7;
ifClause7 = "else";
}
if(!valid131){
const err637 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/else/if",keyword:"if",params:{failingKeyword: ifClause7},message:"must match \""+ifClause7+"\" schema",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else.if,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.else,data:data157};
if(vErrors === null){
vErrors = [err637];
}
else {
vErrors.push(err637);
}
errors++;
}
var _valid6 = _errs563 === errors;
valid125 = _valid6;
ifClause6 = "else";
}
if(!valid125){
const err638 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/else/if",keyword:"if",params:{failingKeyword: ifClause6},message:"must match \""+ifClause6+"\" schema",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else.if,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.else,data:data157};
if(vErrors === null){
vErrors = [err638];
}
else {
vErrors.push(err638);
}
errors++;
}
var _valid5 = _errs531 === errors;
valid113 = _valid5;
ifClause5 = "else";
}
if(!valid113){
const err639 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/else/if",keyword:"if",params:{failingKeyword: ifClause5},message:"must match \""+ifClause5+"\" schema",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else.if,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.else,data:data157};
if(vErrors === null){
vErrors = [err639];
}
else {
vErrors.push(err639);
}
errors++;
}
var _valid4 = _errs462 === errors;
valid98 = _valid4;
ifClause4 = "else";
}
if(!valid98){
const err640 = {instancePath:instancePath+"/dashboard/blocks/" + i15,schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/items/if",keyword:"if",params:{failingKeyword: ifClause4},message:"must match \""+ifClause4+"\" schema",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.items.if,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks.items,data:data157};
if(vErrors === null){
vErrors = [err640];
}
else {
vErrors.push(err640);
}
errors++;
}
}
}
else {
const err641 = {instancePath:instancePath+"/dashboard/blocks",schemaPath:"#/oneOf/2/properties/dashboard/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[2].properties.dashboard.properties.blocks.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.blocks,data:data156};
if(vErrors === null){
vErrors = [err641];
}
else {
vErrors.push(err641);
}
errors++;
}
}
if(data155.refresh !== undefined){
let data252 = data155.refresh;
if(data252 && typeof data252 == "object" && !Array.isArray(data252)){
if(data252.every === undefined){
const err642 = {instancePath:instancePath+"/dashboard/refresh",schemaPath:"#/$defs/AskedForAgain/required",keyword:"required",params:{missingProperty: "every"},message:"must have required property '"+"every"+"'",schema:schema50.required,parentSchema:schema50,data:data252};
if(vErrors === null){
vErrors = [err642];
}
else {
vErrors.push(err642);
}
errors++;
}
for(const key59 in data252){
if(!(key59 === "every")){
const err643 = {instancePath:instancePath+"/dashboard/refresh",schemaPath:"#/$defs/AskedForAgain/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key59},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data:data252};
if(vErrors === null){
vErrors = [err643];
}
else {
vErrors.push(err643);
}
errors++;
}
}
if(data252.every !== undefined){
let data253 = data252.every;
if(!(((typeof data253 == "number") && (!(data253 % 1) && !isNaN(data253))) && (isFinite(data253)))){
const err644 = {instancePath:instancePath+"/dashboard/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema50.properties.every.type,parentSchema:schema50.properties.every,data:data253};
if(vErrors === null){
vErrors = [err644];
}
else {
vErrors.push(err644);
}
errors++;
}
if((typeof data253 == "number") && (isFinite(data253))){
if(data253 > 86400 || isNaN(data253)){
const err645 = {instancePath:instancePath+"/dashboard/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},message:"must be <= 86400",schema:86400,parentSchema:schema50.properties.every,data:data253};
if(vErrors === null){
vErrors = [err645];
}
else {
vErrors.push(err645);
}
errors++;
}
if(data253 < 5 || isNaN(data253)){
const err646 = {instancePath:instancePath+"/dashboard/refresh/every",schemaPath:"#/$defs/AskedForAgain/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5",schema:5,parentSchema:schema50.properties.every,data:data253};
if(vErrors === null){
vErrors = [err646];
}
else {
vErrors.push(err646);
}
errors++;
}
}
}
}
else {
const err647 = {instancePath:instancePath+"/dashboard/refresh",schemaPath:"#/$defs/AskedForAgain/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data:data252};
if(vErrors === null){
vErrors = [err647];
}
else {
vErrors.push(err647);
}
errors++;
}
}
if(data155.empty !== undefined){
let data254 = data155.empty;
if(typeof data254 === "string"){
if(data254.length > 500){
const err648 = {instancePath:instancePath+"/dashboard/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[2].properties.dashboard.properties.empty,data:data254};
if(vErrors === null){
vErrors = [err648];
}
else {
vErrors.push(err648);
}
errors++;
}
if(data254.length < 1){
const err649 = {instancePath:instancePath+"/dashboard/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[2].properties.dashboard.properties.empty,data:data254};
if(vErrors === null){
vErrors = [err649];
}
else {
vErrors.push(err649);
}
errors++;
}
}
else {
const err650 = {instancePath:instancePath+"/dashboard/empty",schemaPath:"#/oneOf/2/properties/dashboard/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[2].properties.dashboard.properties.empty.type,parentSchema:schema11.oneOf[2].properties.dashboard.properties.empty,data:data254};
if(vErrors === null){
vErrors = [err650];
}
else {
vErrors.push(err650);
}
errors++;
}
}
}
else {
const err651 = {instancePath:instancePath+"/dashboard",schemaPath:"#/oneOf/2/properties/dashboard/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].properties.dashboard.type,parentSchema:schema11.oneOf[2].properties.dashboard,data:data155};
if(vErrors === null){
vErrors = [err651];
}
else {
vErrors.push(err651);
}
errors++;
}
}
}
else {
const err652 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[2].type,parentSchema:schema11.oneOf[2],data};
if(vErrors === null){
vErrors = [err652];
}
else {
vErrors.push(err652);
}
errors++;
}
}
else if(tag0 === "form"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err653 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err653];
}
else {
vErrors.push(err653);
}
errors++;
}
if(data.id === undefined){
const err654 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err654];
}
else {
vErrors.push(err654);
}
errors++;
}
if(data.title === undefined){
const err655 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err655];
}
else {
vErrors.push(err655);
}
errors++;
}
if(data.kind === undefined){
const err656 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err656];
}
else {
vErrors.push(err656);
}
errors++;
}
if(data.form === undefined){
const err657 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'",schema:schema11.oneOf[3].required,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err657];
}
else {
vErrors.push(err657);
}
errors++;
}
for(const key60 in data){
if(!(func2.call(schema11.oneOf[3].properties, key60))){
const err658 = {instancePath,schemaPath:"#/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key60},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err658];
}
else {
vErrors.push(err658);
}
errors++;
}
}
if(data.$schema !== undefined){
let data255 = data.$schema;
if(typeof data255 !== "string"){
const err659 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/3/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.$schema.type,parentSchema:schema11.oneOf[3].properties.$schema,data:data255};
if(vErrors === null){
vErrors = [err659];
}
else {
vErrors.push(err659);
}
errors++;
}
}
if(data.format !== undefined){
let data256 = data.format;
if(!((typeof data256 == "number") && (isFinite(data256)))){
const err660 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/3/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[3].properties.format.type,parentSchema:schema11.oneOf[3].properties.format,data:data256};
if(vErrors === null){
vErrors = [err660];
}
else {
vErrors.push(err660);
}
errors++;
}
if(1 !== data256){
const err661 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/3/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[3].properties.format,data:data256};
if(vErrors === null){
vErrors = [err661];
}
else {
vErrors.push(err661);
}
errors++;
}
}
if(data.id !== undefined){
let data257 = data.id;
if(typeof data257 === "string"){
if(data257.length > 120){
const err662 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[3].properties.id,data:data257};
if(vErrors === null){
vErrors = [err662];
}
else {
vErrors.push(err662);
}
errors++;
}
if(!pattern0.test(data257)){
const err663 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[3].properties.id,data:data257};
if(vErrors === null){
vErrors = [err663];
}
else {
vErrors.push(err663);
}
errors++;
}
}
else {
const err664 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/3/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.id.type,parentSchema:schema11.oneOf[3].properties.id,data:data257};
if(vErrors === null){
vErrors = [err664];
}
else {
vErrors.push(err664);
}
errors++;
}
}
if(data.title !== undefined){
let data258 = data.title;
if(typeof data258 === "string"){
if(data258.length > 500){
const err665 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[3].properties.title,data:data258};
if(vErrors === null){
vErrors = [err665];
}
else {
vErrors.push(err665);
}
errors++;
}
if(data258.length < 1){
const err666 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[3].properties.title,data:data258};
if(vErrors === null){
vErrors = [err666];
}
else {
vErrors.push(err666);
}
errors++;
}
}
else {
const err667 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/3/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.title.type,parentSchema:schema11.oneOf[3].properties.title,data:data258};
if(vErrors === null){
vErrors = [err667];
}
else {
vErrors.push(err667);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data261 = data.requires;
if(data261 && typeof data261 == "object" && !Array.isArray(data261)){
if(data261.view === undefined){
const err668 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data261};
if(vErrors === null){
vErrors = [err668];
}
else {
vErrors.push(err668);
}
errors++;
}
for(const key61 in data261){
if(!(key61 === "view")){
const err669 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key61},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data261};
if(vErrors === null){
vErrors = [err669];
}
else {
vErrors.push(err669);
}
errors++;
}
}
if(data261.view !== undefined){
let data262 = data261.view;
if(typeof data262 === "string"){
if(!pattern6.test(data262)){
const err670 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data262};
if(vErrors === null){
vErrors = [err670];
}
else {
vErrors.push(err670);
}
errors++;
}
}
else {
const err671 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data262};
if(vErrors === null){
vErrors = [err671];
}
else {
vErrors.push(err671);
}
errors++;
}
}
}
else {
const err672 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data261};
if(vErrors === null){
vErrors = [err672];
}
else {
vErrors.push(err672);
}
errors++;
}
}
if(data.actions !== undefined){
let data263 = data.actions;
if(Array.isArray(data263)){
if(data263.length > 100){
const err673 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/3/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[3].properties.actions,data:data263};
if(vErrors === null){
vErrors = [err673];
}
else {
vErrors.push(err673);
}
errors++;
}
const len18 = data263.length;
for(let i18=0; i18<len18; i18++){
if(!(validate17(data263[i18], {instancePath:instancePath+"/actions/" + i18,parentData:data263,parentDataProperty:i18,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err674 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/3/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[3].properties.actions.type,parentSchema:schema11.oneOf[3].properties.actions,data:data263};
if(vErrors === null){
vErrors = [err674];
}
else {
vErrors.push(err674);
}
errors++;
}
}
if(data.locales !== undefined){
let data265 = data.locales;
if(data265 && typeof data265 == "object" && !Array.isArray(data265)){
for(const key62 in data265){
if(pattern30.test(key62)){
let data266 = data265[key62];
if(data266 && typeof data266 == "object" && !Array.isArray(data266)){
for(const key63 in data266){
if(pattern31.test(key63)){
let data267 = data266[key63];
if(typeof data267 !== "string"){
const err675 = {instancePath:instancePath+"/locales/" + key62.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key63.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data267};
if(vErrors === null){
vErrors = [err675];
}
else {
vErrors.push(err675);
}
errors++;
}
}
}
}
else {
const err676 = {instancePath:instancePath+"/locales/" + key62.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data266};
if(vErrors === null){
vErrors = [err676];
}
else {
vErrors.push(err676);
}
errors++;
}
}
}
}
else {
const err677 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data265};
if(vErrors === null){
vErrors = [err677];
}
else {
vErrors.push(err677);
}
errors++;
}
}
if(data.x !== undefined){
let data268 = data.x;
if(!(data268 && typeof data268 == "object" && !Array.isArray(data268))){
const err678 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/3/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.x.type,parentSchema:schema11.oneOf[3].properties.x,data:data268};
if(vErrors === null){
vErrors = [err678];
}
else {
vErrors.push(err678);
}
errors++;
}
}
if(data.kind !== undefined){
let data269 = data.kind;
if(typeof data269 !== "string"){
const err679 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.kind.type,parentSchema:schema11.oneOf[3].properties.kind,data:data269};
if(vErrors === null){
vErrors = [err679];
}
else {
vErrors.push(err679);
}
errors++;
}
if("form" !== data269){
const err680 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "form"},message:"must be equal to constant",schema:"form",parentSchema:schema11.oneOf[3].properties.kind,data:data269};
if(vErrors === null){
vErrors = [err680];
}
else {
vErrors.push(err680);
}
errors++;
}
}
if(data.form !== undefined){
let data270 = data.form;
if(data270 && typeof data270 == "object" && !Array.isArray(data270)){
if(data270.nodes === undefined){
const err681 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[3].properties.form.required,parentSchema:schema11.oneOf[3].properties.form,data:data270};
if(vErrors === null){
vErrors = [err681];
}
else {
vErrors.push(err681);
}
errors++;
}
if(data270.submit === undefined){
const err682 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/required",keyword:"required",params:{missingProperty: "submit"},message:"must have required property '"+"submit"+"'",schema:schema11.oneOf[3].properties.form.required,parentSchema:schema11.oneOf[3].properties.form,data:data270};
if(vErrors === null){
vErrors = [err682];
}
else {
vErrors.push(err682);
}
errors++;
}
for(const key64 in data270){
if(!((((((((key64 === "load") || (key64 === "model")) || (key64 === "layout")) || (key64 === "nodes")) || (key64 === "rules")) || (key64 === "submit")) || (key64 === "actions")) || (key64 === "conflict"))){
const err683 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key64},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3].properties.form,data:data270};
if(vErrors === null){
vErrors = [err683];
}
else {
vErrors.push(err683);
}
errors++;
}
}
if(data270.load !== undefined){
let data271 = data270.load;
if(typeof data271 !== "string"){
const err684 = {instancePath:instancePath+"/form/load",schemaPath:"#/oneOf/3/properties/form/properties/load/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.form.properties.load.type,parentSchema:schema11.oneOf[3].properties.form.properties.load,data:data271};
if(vErrors === null){
vErrors = [err684];
}
else {
vErrors.push(err684);
}
errors++;
}
}
if(data270.model !== undefined){
let data272 = data270.model;
if(typeof data272 !== "string"){
const err685 = {instancePath:instancePath+"/form/model",schemaPath:"#/oneOf/3/properties/form/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.form.properties.model.type,parentSchema:schema11.oneOf[3].properties.form.properties.model,data:data272};
if(vErrors === null){
vErrors = [err685];
}
else {
vErrors.push(err685);
}
errors++;
}
}
if(data270.layout !== undefined){
let data273 = data270.layout;
if(data273 && typeof data273 == "object" && !Array.isArray(data273)){
for(const key65 in data273){
if(!((key65 === "columns") || (key65 === "labels"))){
const err686 = {instancePath:instancePath+"/form/layout",schemaPath:"#/$defs/Layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key65},message:"must NOT have additional properties",schema:false,parentSchema:schema70,data:data273};
if(vErrors === null){
vErrors = [err686];
}
else {
vErrors.push(err686);
}
errors++;
}
}
if(data273.columns !== undefined){
let data274 = data273.columns;
if(!(((typeof data274 == "number") && (!(data274 % 1) && !isNaN(data274))) && (isFinite(data274)))){
const err687 = {instancePath:instancePath+"/form/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema70.properties.columns.type,parentSchema:schema70.properties.columns,data:data274};
if(vErrors === null){
vErrors = [err687];
}
else {
vErrors.push(err687);
}
errors++;
}
if((typeof data274 == "number") && (isFinite(data274))){
if(data274 > 4 || isNaN(data274)){
const err688 = {instancePath:instancePath+"/form/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema70.properties.columns,data:data274};
if(vErrors === null){
vErrors = [err688];
}
else {
vErrors.push(err688);
}
errors++;
}
if(data274 < 1 || isNaN(data274)){
const err689 = {instancePath:instancePath+"/form/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema70.properties.columns,data:data274};
if(vErrors === null){
vErrors = [err689];
}
else {
vErrors.push(err689);
}
errors++;
}
}
}
if(data273.labels !== undefined){
let data275 = data273.labels;
if(typeof data275 !== "string"){
const err690 = {instancePath:instancePath+"/form/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.labels.type,parentSchema:schema70.properties.labels,data:data275};
if(vErrors === null){
vErrors = [err690];
}
else {
vErrors.push(err690);
}
errors++;
}
if(!((data275 === "beside") || (data275 === "above"))){
const err691 = {instancePath:instancePath+"/form/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema70.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema70.properties.labels.enum,parentSchema:schema70.properties.labels,data:data275};
if(vErrors === null){
vErrors = [err691];
}
else {
vErrors.push(err691);
}
errors++;
}
}
}
else {
const err692 = {instancePath:instancePath+"/form/layout",schemaPath:"#/$defs/Layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema70.type,parentSchema:schema70,data:data273};
if(vErrors === null){
vErrors = [err692];
}
else {
vErrors.push(err692);
}
errors++;
}
}
if(data270.nodes !== undefined){
let data276 = data270.nodes;
if(Array.isArray(data276)){
if(data276.length > 1000){
const err693 = {instancePath:instancePath+"/form/nodes",schemaPath:"#/oneOf/3/properties/form/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema11.oneOf[3].properties.form.properties.nodes,data:data276};
if(vErrors === null){
vErrors = [err693];
}
else {
vErrors.push(err693);
}
errors++;
}
if(data276.length < 1){
const err694 = {instancePath:instancePath+"/form/nodes",schemaPath:"#/oneOf/3/properties/form/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[3].properties.form.properties.nodes,data:data276};
if(vErrors === null){
vErrors = [err694];
}
else {
vErrors.push(err694);
}
errors++;
}
const len19 = data276.length;
for(let i19=0; i19<len19; i19++){
if(!(validate65(data276[i19], {instancePath:instancePath+"/form/nodes/" + i19,parentData:data276,parentDataProperty:i19,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err695 = {instancePath:instancePath+"/form/nodes",schemaPath:"#/oneOf/3/properties/form/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[3].properties.form.properties.nodes.type,parentSchema:schema11.oneOf[3].properties.form.properties.nodes,data:data276};
if(vErrors === null){
vErrors = [err695];
}
else {
vErrors.push(err695);
}
errors++;
}
}
if(data270.rules !== undefined){
let data278 = data270.rules;
if(Array.isArray(data278)){
if(data278.length > 50){
const err696 = {instancePath:instancePath+"/form/rules",schemaPath:"#/oneOf/3/properties/form/properties/rules/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.oneOf[3].properties.form.properties.rules,data:data278};
if(vErrors === null){
vErrors = [err696];
}
else {
vErrors.push(err696);
}
errors++;
}
const len20 = data278.length;
for(let i20=0; i20<len20; i20++){
if(!(validate91(data278[i20], {instancePath:instancePath+"/form/rules/" + i20,parentData:data278,parentDataProperty:i20,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err697 = {instancePath:instancePath+"/form/rules",schemaPath:"#/oneOf/3/properties/form/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[3].properties.form.properties.rules.type,parentSchema:schema11.oneOf[3].properties.form.properties.rules,data:data278};
if(vErrors === null){
vErrors = [err697];
}
else {
vErrors.push(err697);
}
errors++;
}
}
if(data270.submit !== undefined){
if(!(validate94(data270.submit, {instancePath:instancePath+"/form/submit",parentData:data270,parentDataProperty:"submit",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
if(data270.actions !== undefined){
let data281 = data270.actions;
if(Array.isArray(data281)){
const len21 = data281.length;
for(let i21=0; i21<len21; i21++){
let data282 = data281[i21];
if(typeof data282 === "string"){
if(!pattern7.test(data282)){
const err698 = {instancePath:instancePath+"/form/actions/" + i21,schemaPath:"#/$defs/Actions2/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema47.items,data:data282};
if(vErrors === null){
vErrors = [err698];
}
else {
vErrors.push(err698);
}
errors++;
}
}
else {
const err699 = {instancePath:instancePath+"/form/actions/" + i21,schemaPath:"#/$defs/Actions2/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.items.type,parentSchema:schema47.items,data:data282};
if(vErrors === null){
vErrors = [err699];
}
else {
vErrors.push(err699);
}
errors++;
}
}
}
else {
const err700 = {instancePath:instancePath+"/form/actions",schemaPath:"#/$defs/Actions2/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema47.type,parentSchema:schema47,data:data281};
if(vErrors === null){
vErrors = [err700];
}
else {
vErrors.push(err700);
}
errors++;
}
}
if(data270.conflict !== undefined){
let data283 = data270.conflict;
if(data283 && typeof data283 == "object" && !Array.isArray(data283)){
if(data283.versionField === undefined){
const err701 = {instancePath:instancePath+"/form/conflict",schemaPath:"#/oneOf/3/properties/form/properties/conflict/required",keyword:"required",params:{missingProperty: "versionField"},message:"must have required property '"+"versionField"+"'",schema:schema11.oneOf[3].properties.form.properties.conflict.required,parentSchema:schema11.oneOf[3].properties.form.properties.conflict,data:data283};
if(vErrors === null){
vErrors = [err701];
}
else {
vErrors.push(err701);
}
errors++;
}
for(const key66 in data283){
if(!(key66 === "versionField")){
const err702 = {instancePath:instancePath+"/form/conflict",schemaPath:"#/oneOf/3/properties/form/properties/conflict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key66},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[3].properties.form.properties.conflict,data:data283};
if(vErrors === null){
vErrors = [err702];
}
else {
vErrors.push(err702);
}
errors++;
}
}
if(data283.versionField !== undefined){
let data284 = data283.versionField;
if(typeof data284 === "string"){
if(!pattern10.test(data284)){
const err703 = {instancePath:instancePath+"/form/conflict/versionField",schemaPath:"#/oneOf/3/properties/form/properties/conflict/properties/versionField/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[3].properties.form.properties.conflict.properties.versionField,data:data284};
if(vErrors === null){
vErrors = [err703];
}
else {
vErrors.push(err703);
}
errors++;
}
}
else {
const err704 = {instancePath:instancePath+"/form/conflict/versionField",schemaPath:"#/oneOf/3/properties/form/properties/conflict/properties/versionField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[3].properties.form.properties.conflict.properties.versionField.type,parentSchema:schema11.oneOf[3].properties.form.properties.conflict.properties.versionField,data:data284};
if(vErrors === null){
vErrors = [err704];
}
else {
vErrors.push(err704);
}
errors++;
}
}
}
else {
const err705 = {instancePath:instancePath+"/form/conflict",schemaPath:"#/oneOf/3/properties/form/properties/conflict/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.form.properties.conflict.type,parentSchema:schema11.oneOf[3].properties.form.properties.conflict,data:data283};
if(vErrors === null){
vErrors = [err705];
}
else {
vErrors.push(err705);
}
errors++;
}
}
}
else {
const err706 = {instancePath:instancePath+"/form",schemaPath:"#/oneOf/3/properties/form/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].properties.form.type,parentSchema:schema11.oneOf[3].properties.form,data:data270};
if(vErrors === null){
vErrors = [err706];
}
else {
vErrors.push(err706);
}
errors++;
}
}
}
else {
const err707 = {instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[3].type,parentSchema:schema11.oneOf[3],data};
if(vErrors === null){
vErrors = [err707];
}
else {
vErrors.push(err707);
}
errors++;
}
}
else if(tag0 === "wizard"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err708 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err708];
}
else {
vErrors.push(err708);
}
errors++;
}
if(data.id === undefined){
const err709 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err709];
}
else {
vErrors.push(err709);
}
errors++;
}
if(data.title === undefined){
const err710 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err710];
}
else {
vErrors.push(err710);
}
errors++;
}
if(data.kind === undefined){
const err711 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err711];
}
else {
vErrors.push(err711);
}
errors++;
}
if(data.wizard === undefined){
const err712 = {instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: "wizard"},message:"must have required property '"+"wizard"+"'",schema:schema11.oneOf[4].required,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err712];
}
else {
vErrors.push(err712);
}
errors++;
}
for(const key67 in data){
if(!(func2.call(schema11.oneOf[4].properties, key67))){
const err713 = {instancePath,schemaPath:"#/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key67},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err713];
}
else {
vErrors.push(err713);
}
errors++;
}
}
if(data.$schema !== undefined){
let data285 = data.$schema;
if(typeof data285 !== "string"){
const err714 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/4/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.$schema.type,parentSchema:schema11.oneOf[4].properties.$schema,data:data285};
if(vErrors === null){
vErrors = [err714];
}
else {
vErrors.push(err714);
}
errors++;
}
}
if(data.format !== undefined){
let data286 = data.format;
if(!((typeof data286 == "number") && (isFinite(data286)))){
const err715 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/4/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[4].properties.format.type,parentSchema:schema11.oneOf[4].properties.format,data:data286};
if(vErrors === null){
vErrors = [err715];
}
else {
vErrors.push(err715);
}
errors++;
}
if(1 !== data286){
const err716 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/4/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[4].properties.format,data:data286};
if(vErrors === null){
vErrors = [err716];
}
else {
vErrors.push(err716);
}
errors++;
}
}
if(data.id !== undefined){
let data287 = data.id;
if(typeof data287 === "string"){
if(data287.length > 120){
const err717 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[4].properties.id,data:data287};
if(vErrors === null){
vErrors = [err717];
}
else {
vErrors.push(err717);
}
errors++;
}
if(!pattern0.test(data287)){
const err718 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[4].properties.id,data:data287};
if(vErrors === null){
vErrors = [err718];
}
else {
vErrors.push(err718);
}
errors++;
}
}
else {
const err719 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/4/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.id.type,parentSchema:schema11.oneOf[4].properties.id,data:data287};
if(vErrors === null){
vErrors = [err719];
}
else {
vErrors.push(err719);
}
errors++;
}
}
if(data.title !== undefined){
let data288 = data.title;
if(typeof data288 === "string"){
if(data288.length > 500){
const err720 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/4/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.title,data:data288};
if(vErrors === null){
vErrors = [err720];
}
else {
vErrors.push(err720);
}
errors++;
}
if(data288.length < 1){
const err721 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/4/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.title,data:data288};
if(vErrors === null){
vErrors = [err721];
}
else {
vErrors.push(err721);
}
errors++;
}
}
else {
const err722 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/4/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.title.type,parentSchema:schema11.oneOf[4].properties.title,data:data288};
if(vErrors === null){
vErrors = [err722];
}
else {
vErrors.push(err722);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data291 = data.requires;
if(data291 && typeof data291 == "object" && !Array.isArray(data291)){
if(data291.view === undefined){
const err723 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data291};
if(vErrors === null){
vErrors = [err723];
}
else {
vErrors.push(err723);
}
errors++;
}
for(const key68 in data291){
if(!(key68 === "view")){
const err724 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key68},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data291};
if(vErrors === null){
vErrors = [err724];
}
else {
vErrors.push(err724);
}
errors++;
}
}
if(data291.view !== undefined){
let data292 = data291.view;
if(typeof data292 === "string"){
if(!pattern6.test(data292)){
const err725 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data292};
if(vErrors === null){
vErrors = [err725];
}
else {
vErrors.push(err725);
}
errors++;
}
}
else {
const err726 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data292};
if(vErrors === null){
vErrors = [err726];
}
else {
vErrors.push(err726);
}
errors++;
}
}
}
else {
const err727 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data291};
if(vErrors === null){
vErrors = [err727];
}
else {
vErrors.push(err727);
}
errors++;
}
}
if(data.actions !== undefined){
let data293 = data.actions;
if(Array.isArray(data293)){
if(data293.length > 100){
const err728 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/4/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[4].properties.actions,data:data293};
if(vErrors === null){
vErrors = [err728];
}
else {
vErrors.push(err728);
}
errors++;
}
const len22 = data293.length;
for(let i22=0; i22<len22; i22++){
if(!(validate17(data293[i22], {instancePath:instancePath+"/actions/" + i22,parentData:data293,parentDataProperty:i22,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err729 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/4/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.actions.type,parentSchema:schema11.oneOf[4].properties.actions,data:data293};
if(vErrors === null){
vErrors = [err729];
}
else {
vErrors.push(err729);
}
errors++;
}
}
if(data.locales !== undefined){
let data295 = data.locales;
if(data295 && typeof data295 == "object" && !Array.isArray(data295)){
for(const key69 in data295){
if(pattern30.test(key69)){
let data296 = data295[key69];
if(data296 && typeof data296 == "object" && !Array.isArray(data296)){
for(const key70 in data296){
if(pattern31.test(key70)){
let data297 = data296[key70];
if(typeof data297 !== "string"){
const err730 = {instancePath:instancePath+"/locales/" + key69.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key70.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data297};
if(vErrors === null){
vErrors = [err730];
}
else {
vErrors.push(err730);
}
errors++;
}
}
}
}
else {
const err731 = {instancePath:instancePath+"/locales/" + key69.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data296};
if(vErrors === null){
vErrors = [err731];
}
else {
vErrors.push(err731);
}
errors++;
}
}
}
}
else {
const err732 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data295};
if(vErrors === null){
vErrors = [err732];
}
else {
vErrors.push(err732);
}
errors++;
}
}
if(data.x !== undefined){
let data298 = data.x;
if(!(data298 && typeof data298 == "object" && !Array.isArray(data298))){
const err733 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/4/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.x.type,parentSchema:schema11.oneOf[4].properties.x,data:data298};
if(vErrors === null){
vErrors = [err733];
}
else {
vErrors.push(err733);
}
errors++;
}
}
if(data.kind !== undefined){
let data299 = data.kind;
if(typeof data299 !== "string"){
const err734 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.kind.type,parentSchema:schema11.oneOf[4].properties.kind,data:data299};
if(vErrors === null){
vErrors = [err734];
}
else {
vErrors.push(err734);
}
errors++;
}
if("wizard" !== data299){
const err735 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/4/properties/kind/const",keyword:"const",params:{allowedValue: "wizard"},message:"must be equal to constant",schema:"wizard",parentSchema:schema11.oneOf[4].properties.kind,data:data299};
if(vErrors === null){
vErrors = [err735];
}
else {
vErrors.push(err735);
}
errors++;
}
}
if(data.wizard !== undefined){
let data300 = data.wizard;
if(data300 && typeof data300 == "object" && !Array.isArray(data300)){
if(data300.steps === undefined){
const err736 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema11.oneOf[4].properties.wizard.required,parentSchema:schema11.oneOf[4].properties.wizard,data:data300};
if(vErrors === null){
vErrors = [err736];
}
else {
vErrors.push(err736);
}
errors++;
}
if(data300.submit === undefined){
const err737 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/required",keyword:"required",params:{missingProperty: "submit"},message:"must have required property '"+"submit"+"'",schema:schema11.oneOf[4].properties.wizard.required,parentSchema:schema11.oneOf[4].properties.wizard,data:data300};
if(vErrors === null){
vErrors = [err737];
}
else {
vErrors.push(err737);
}
errors++;
}
for(const key71 in data300){
if(!(((((((key71 === "load") || (key71 === "model")) || (key71 === "layout")) || (key71 === "steps")) || (key71 === "review")) || (key71 === "draft")) || (key71 === "submit"))){
const err738 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key71},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard,data:data300};
if(vErrors === null){
vErrors = [err738];
}
else {
vErrors.push(err738);
}
errors++;
}
}
if(data300.load !== undefined){
let data301 = data300.load;
if(typeof data301 !== "string"){
const err739 = {instancePath:instancePath+"/wizard/load",schemaPath:"#/oneOf/4/properties/wizard/properties/load/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.load.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.load,data:data301};
if(vErrors === null){
vErrors = [err739];
}
else {
vErrors.push(err739);
}
errors++;
}
}
if(data300.model !== undefined){
let data302 = data300.model;
if(typeof data302 !== "string"){
const err740 = {instancePath:instancePath+"/wizard/model",schemaPath:"#/oneOf/4/properties/wizard/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.model.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.model,data:data302};
if(vErrors === null){
vErrors = [err740];
}
else {
vErrors.push(err740);
}
errors++;
}
}
if(data300.layout !== undefined){
let data303 = data300.layout;
if(data303 && typeof data303 == "object" && !Array.isArray(data303)){
for(const key72 in data303){
if(!((key72 === "columns") || (key72 === "labels"))){
const err741 = {instancePath:instancePath+"/wizard/layout",schemaPath:"#/$defs/Layout/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key72},message:"must NOT have additional properties",schema:false,parentSchema:schema70,data:data303};
if(vErrors === null){
vErrors = [err741];
}
else {
vErrors.push(err741);
}
errors++;
}
}
if(data303.columns !== undefined){
let data304 = data303.columns;
if(!(((typeof data304 == "number") && (!(data304 % 1) && !isNaN(data304))) && (isFinite(data304)))){
const err742 = {instancePath:instancePath+"/wizard/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema70.properties.columns.type,parentSchema:schema70.properties.columns,data:data304};
if(vErrors === null){
vErrors = [err742];
}
else {
vErrors.push(err742);
}
errors++;
}
if((typeof data304 == "number") && (isFinite(data304))){
if(data304 > 4 || isNaN(data304)){
const err743 = {instancePath:instancePath+"/wizard/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4",schema:4,parentSchema:schema70.properties.columns,data:data304};
if(vErrors === null){
vErrors = [err743];
}
else {
vErrors.push(err743);
}
errors++;
}
if(data304 < 1 || isNaN(data304)){
const err744 = {instancePath:instancePath+"/wizard/layout/columns",schemaPath:"#/$defs/Layout/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema70.properties.columns,data:data304};
if(vErrors === null){
vErrors = [err744];
}
else {
vErrors.push(err744);
}
errors++;
}
}
}
if(data303.labels !== undefined){
let data305 = data303.labels;
if(typeof data305 !== "string"){
const err745 = {instancePath:instancePath+"/wizard/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.labels.type,parentSchema:schema70.properties.labels,data:data305};
if(vErrors === null){
vErrors = [err745];
}
else {
vErrors.push(err745);
}
errors++;
}
if(!((data305 === "beside") || (data305 === "above"))){
const err746 = {instancePath:instancePath+"/wizard/layout/labels",schemaPath:"#/$defs/Layout/properties/labels/enum",keyword:"enum",params:{allowedValues: schema70.properties.labels.enum},message:"must be equal to one of the allowed values",schema:schema70.properties.labels.enum,parentSchema:schema70.properties.labels,data:data305};
if(vErrors === null){
vErrors = [err746];
}
else {
vErrors.push(err746);
}
errors++;
}
}
}
else {
const err747 = {instancePath:instancePath+"/wizard/layout",schemaPath:"#/$defs/Layout/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema70.type,parentSchema:schema70,data:data303};
if(vErrors === null){
vErrors = [err747];
}
else {
vErrors.push(err747);
}
errors++;
}
}
if(data300.steps !== undefined){
let data306 = data300.steps;
if(Array.isArray(data306)){
if(data306.length > 20){
const err748 = {instancePath:instancePath+"/wizard/steps",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps,data:data306};
if(vErrors === null){
vErrors = [err748];
}
else {
vErrors.push(err748);
}
errors++;
}
if(data306.length < 1){
const err749 = {instancePath:instancePath+"/wizard/steps",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps,data:data306};
if(vErrors === null){
vErrors = [err749];
}
else {
vErrors.push(err749);
}
errors++;
}
const len23 = data306.length;
for(let i23=0; i23<len23; i23++){
let data307 = data306[i23];
if(data307 && typeof data307 == "object" && !Array.isArray(data307)){
if(data307.id === undefined){
const err750 = {instancePath:instancePath+"/wizard/steps/" + i23,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data307};
if(vErrors === null){
vErrors = [err750];
}
else {
vErrors.push(err750);
}
errors++;
}
if(data307.title === undefined){
const err751 = {instancePath:instancePath+"/wizard/steps/" + i23,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data307};
if(vErrors === null){
vErrors = [err751];
}
else {
vErrors.push(err751);
}
errors++;
}
if(data307.nodes === undefined){
const err752 = {instancePath:instancePath+"/wizard/steps/" + i23,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data307};
if(vErrors === null){
vErrors = [err752];
}
else {
vErrors.push(err752);
}
errors++;
}
for(const key73 in data307){
if(!((((((key73 === "id") || (key73 === "title")) || (key73 === "help")) || (key73 === "when")) || (key73 === "nodes")) || (key73 === "rules"))){
const err753 = {instancePath:instancePath+"/wizard/steps/" + i23,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key73},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data307};
if(vErrors === null){
vErrors = [err753];
}
else {
vErrors.push(err753);
}
errors++;
}
}
if(data307.id !== undefined){
let data308 = data307.id;
if(typeof data308 === "string"){
if(!pattern7.test(data308)){
const err754 = {instancePath:instancePath+"/wizard/steps/" + i23+"/id",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.id,data:data308};
if(vErrors === null){
vErrors = [err754];
}
else {
vErrors.push(err754);
}
errors++;
}
}
else {
const err755 = {instancePath:instancePath+"/wizard/steps/" + i23+"/id",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.id.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.id,data:data308};
if(vErrors === null){
vErrors = [err755];
}
else {
vErrors.push(err755);
}
errors++;
}
}
if(data307.title !== undefined){
let data309 = data307.title;
if(typeof data309 === "string"){
if(data309.length > 500){
const err756 = {instancePath:instancePath+"/wizard/steps/" + i23+"/title",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title,data:data309};
if(vErrors === null){
vErrors = [err756];
}
else {
vErrors.push(err756);
}
errors++;
}
if(data309.length < 1){
const err757 = {instancePath:instancePath+"/wizard/steps/" + i23+"/title",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title,data:data309};
if(vErrors === null){
vErrors = [err757];
}
else {
vErrors.push(err757);
}
errors++;
}
}
else {
const err758 = {instancePath:instancePath+"/wizard/steps/" + i23+"/title",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.title,data:data309};
if(vErrors === null){
vErrors = [err758];
}
else {
vErrors.push(err758);
}
errors++;
}
}
if(data307.help !== undefined){
let data310 = data307.help;
if(typeof data310 === "string"){
if(data310.length > 500){
const err759 = {instancePath:instancePath+"/wizard/steps/" + i23+"/help",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help,data:data310};
if(vErrors === null){
vErrors = [err759];
}
else {
vErrors.push(err759);
}
errors++;
}
if(data310.length < 1){
const err760 = {instancePath:instancePath+"/wizard/steps/" + i23+"/help",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help,data:data310};
if(vErrors === null){
vErrors = [err760];
}
else {
vErrors.push(err760);
}
errors++;
}
}
else {
const err761 = {instancePath:instancePath+"/wizard/steps/" + i23+"/help",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.help,data:data310};
if(vErrors === null){
vErrors = [err761];
}
else {
vErrors.push(err761);
}
errors++;
}
}
if(data307.when !== undefined){
if(!(validate18(data307.when, {instancePath:instancePath+"/wizard/steps/" + i23+"/when",parentData:data307,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
if(data307.nodes !== undefined){
let data312 = data307.nodes;
if(Array.isArray(data312)){
if(data312.length > 1000){
const err762 = {instancePath:instancePath+"/wizard/steps/" + i23+"/nodes",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items",schema:1000,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes,data:data312};
if(vErrors === null){
vErrors = [err762];
}
else {
vErrors.push(err762);
}
errors++;
}
if(data312.length < 1){
const err763 = {instancePath:instancePath+"/wizard/steps/" + i23+"/nodes",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes,data:data312};
if(vErrors === null){
vErrors = [err763];
}
else {
vErrors.push(err763);
}
errors++;
}
const len24 = data312.length;
for(let i24=0; i24<len24; i24++){
if(!(validate65(data312[i24], {instancePath:instancePath+"/wizard/steps/" + i23+"/nodes/" + i24,parentData:data312,parentDataProperty:i24,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err764 = {instancePath:instancePath+"/wizard/steps/" + i23+"/nodes",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.nodes,data:data312};
if(vErrors === null){
vErrors = [err764];
}
else {
vErrors.push(err764);
}
errors++;
}
}
if(data307.rules !== undefined){
let data314 = data307.rules;
if(Array.isArray(data314)){
if(data314.length > 50){
const err765 = {instancePath:instancePath+"/wizard/steps/" + i23+"/rules",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/rules/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items",schema:50,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.rules,data:data314};
if(vErrors === null){
vErrors = [err765];
}
else {
vErrors.push(err765);
}
errors++;
}
const len25 = data314.length;
for(let i25=0; i25<len25; i25++){
if(!(validate91(data314[i25], {instancePath:instancePath+"/wizard/steps/" + i23+"/rules/" + i25,parentData:data314,parentDataProperty:i25,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
}
else {
const err766 = {instancePath:instancePath+"/wizard/steps/" + i23+"/rules",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.rules.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items.properties.rules,data:data314};
if(vErrors === null){
vErrors = [err766];
}
else {
vErrors.push(err766);
}
errors++;
}
}
}
else {
const err767 = {instancePath:instancePath+"/wizard/steps/" + i23,schemaPath:"#/oneOf/4/properties/wizard/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.properties.steps.items.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps.items,data:data307};
if(vErrors === null){
vErrors = [err767];
}
else {
vErrors.push(err767);
}
errors++;
}
}
}
else {
const err768 = {instancePath:instancePath+"/wizard/steps",schemaPath:"#/oneOf/4/properties/wizard/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[4].properties.wizard.properties.steps.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.steps,data:data306};
if(vErrors === null){
vErrors = [err768];
}
else {
vErrors.push(err768);
}
errors++;
}
}
if(data300.review !== undefined){
let data316 = data300.review;
if(data316 && typeof data316 == "object" && !Array.isArray(data316)){
if(data316.title === undefined){
const err769 = {instancePath:instancePath+"/wizard/review",schemaPath:"#/oneOf/4/properties/wizard/properties/review/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[4].properties.wizard.properties.review.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.review,data:data316};
if(vErrors === null){
vErrors = [err769];
}
else {
vErrors.push(err769);
}
errors++;
}
for(const key74 in data316){
if(!((key74 === "title") || (key74 === "help"))){
const err770 = {instancePath:instancePath+"/wizard/review",schemaPath:"#/oneOf/4/properties/wizard/properties/review/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key74},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard.properties.review,data:data316};
if(vErrors === null){
vErrors = [err770];
}
else {
vErrors.push(err770);
}
errors++;
}
}
if(data316.title !== undefined){
let data317 = data316.title;
if(typeof data317 === "string"){
if(data317.length > 500){
const err771 = {instancePath:instancePath+"/wizard/review/title",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.title,data:data317};
if(vErrors === null){
vErrors = [err771];
}
else {
vErrors.push(err771);
}
errors++;
}
if(data317.length < 1){
const err772 = {instancePath:instancePath+"/wizard/review/title",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.title,data:data317};
if(vErrors === null){
vErrors = [err772];
}
else {
vErrors.push(err772);
}
errors++;
}
}
else {
const err773 = {instancePath:instancePath+"/wizard/review/title",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.review.properties.title.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.title,data:data317};
if(vErrors === null){
vErrors = [err773];
}
else {
vErrors.push(err773);
}
errors++;
}
}
if(data316.help !== undefined){
let data318 = data316.help;
if(typeof data318 === "string"){
if(data318.length > 500){
const err774 = {instancePath:instancePath+"/wizard/review/help",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/help/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.help,data:data318};
if(vErrors === null){
vErrors = [err774];
}
else {
vErrors.push(err774);
}
errors++;
}
if(data318.length < 1){
const err775 = {instancePath:instancePath+"/wizard/review/help",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/help/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.help,data:data318};
if(vErrors === null){
vErrors = [err775];
}
else {
vErrors.push(err775);
}
errors++;
}
}
else {
const err776 = {instancePath:instancePath+"/wizard/review/help",schemaPath:"#/oneOf/4/properties/wizard/properties/review/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.review.properties.help.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.review.properties.help,data:data318};
if(vErrors === null){
vErrors = [err776];
}
else {
vErrors.push(err776);
}
errors++;
}
}
}
else {
const err777 = {instancePath:instancePath+"/wizard/review",schemaPath:"#/oneOf/4/properties/wizard/properties/review/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.properties.review.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.review,data:data316};
if(vErrors === null){
vErrors = [err777];
}
else {
vErrors.push(err777);
}
errors++;
}
}
if(data300.draft !== undefined){
let data319 = data300.draft;
if(data319 && typeof data319 == "object" && !Array.isArray(data319)){
if(data319.param === undefined){
const err778 = {instancePath:instancePath+"/wizard/draft",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/required",keyword:"required",params:{missingProperty: "param"},message:"must have required property '"+"param"+"'",schema:schema11.oneOf[4].properties.wizard.properties.draft.required,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft,data:data319};
if(vErrors === null){
vErrors = [err778];
}
else {
vErrors.push(err778);
}
errors++;
}
for(const key75 in data319){
if(!((key75 === "param") || (key75 === "titleField"))){
const err779 = {instancePath:instancePath+"/wizard/draft",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key75},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft,data:data319};
if(vErrors === null){
vErrors = [err779];
}
else {
vErrors.push(err779);
}
errors++;
}
}
if(data319.param !== undefined){
let data320 = data319.param;
if(typeof data320 !== "string"){
const err780 = {instancePath:instancePath+"/wizard/draft/param",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/properties/param/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.draft.properties.param.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft.properties.param,data:data320};
if(vErrors === null){
vErrors = [err780];
}
else {
vErrors.push(err780);
}
errors++;
}
}
if(data319.titleField !== undefined){
let data321 = data319.titleField;
if(typeof data321 === "string"){
if(!pattern10.test(data321)){
const err781 = {instancePath:instancePath+"/wizard/draft/titleField",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/properties/titleField/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[4].properties.wizard.properties.draft.properties.titleField,data:data321};
if(vErrors === null){
vErrors = [err781];
}
else {
vErrors.push(err781);
}
errors++;
}
}
else {
const err782 = {instancePath:instancePath+"/wizard/draft/titleField",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/properties/titleField/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[4].properties.wizard.properties.draft.properties.titleField.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft.properties.titleField,data:data321};
if(vErrors === null){
vErrors = [err782];
}
else {
vErrors.push(err782);
}
errors++;
}
}
}
else {
const err783 = {instancePath:instancePath+"/wizard/draft",schemaPath:"#/oneOf/4/properties/wizard/properties/draft/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.properties.draft.type,parentSchema:schema11.oneOf[4].properties.wizard.properties.draft,data:data319};
if(vErrors === null){
vErrors = [err783];
}
else {
vErrors.push(err783);
}
errors++;
}
}
if(data300.submit !== undefined){
if(!(validate94(data300.submit, {instancePath:instancePath+"/wizard/submit",parentData:data300,parentDataProperty:"submit",rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err784 = {instancePath:instancePath+"/wizard",schemaPath:"#/oneOf/4/properties/wizard/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].properties.wizard.type,parentSchema:schema11.oneOf[4].properties.wizard,data:data300};
if(vErrors === null){
vErrors = [err784];
}
else {
vErrors.push(err784);
}
errors++;
}
}
}
else {
const err785 = {instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[4].type,parentSchema:schema11.oneOf[4],data};
if(vErrors === null){
vErrors = [err785];
}
else {
vErrors.push(err785);
}
errors++;
}
}
else if(tag0 === "custom"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err786 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err786];
}
else {
vErrors.push(err786);
}
errors++;
}
if(data.id === undefined){
const err787 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err787];
}
else {
vErrors.push(err787);
}
errors++;
}
if(data.title === undefined){
const err788 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err788];
}
else {
vErrors.push(err788);
}
errors++;
}
if(data.kind === undefined){
const err789 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err789];
}
else {
vErrors.push(err789);
}
errors++;
}
if(data.custom === undefined){
const err790 = {instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: "custom"},message:"must have required property '"+"custom"+"'",schema:schema11.oneOf[5].required,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err790];
}
else {
vErrors.push(err790);
}
errors++;
}
for(const key76 in data){
if(!(func2.call(schema11.oneOf[5].properties, key76))){
const err791 = {instancePath,schemaPath:"#/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key76},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err791];
}
else {
vErrors.push(err791);
}
errors++;
}
}
if(data.$schema !== undefined){
let data323 = data.$schema;
if(typeof data323 !== "string"){
const err792 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/5/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.$schema.type,parentSchema:schema11.oneOf[5].properties.$schema,data:data323};
if(vErrors === null){
vErrors = [err792];
}
else {
vErrors.push(err792);
}
errors++;
}
}
if(data.format !== undefined){
let data324 = data.format;
if(!((typeof data324 == "number") && (isFinite(data324)))){
const err793 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/5/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[5].properties.format.type,parentSchema:schema11.oneOf[5].properties.format,data:data324};
if(vErrors === null){
vErrors = [err793];
}
else {
vErrors.push(err793);
}
errors++;
}
if(1 !== data324){
const err794 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/5/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[5].properties.format,data:data324};
if(vErrors === null){
vErrors = [err794];
}
else {
vErrors.push(err794);
}
errors++;
}
}
if(data.id !== undefined){
let data325 = data.id;
if(typeof data325 === "string"){
if(data325.length > 120){
const err795 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[5].properties.id,data:data325};
if(vErrors === null){
vErrors = [err795];
}
else {
vErrors.push(err795);
}
errors++;
}
if(!pattern0.test(data325)){
const err796 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[5].properties.id,data:data325};
if(vErrors === null){
vErrors = [err796];
}
else {
vErrors.push(err796);
}
errors++;
}
}
else {
const err797 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/5/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.id.type,parentSchema:schema11.oneOf[5].properties.id,data:data325};
if(vErrors === null){
vErrors = [err797];
}
else {
vErrors.push(err797);
}
errors++;
}
}
if(data.title !== undefined){
let data326 = data.title;
if(typeof data326 === "string"){
if(data326.length > 500){
const err798 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[5].properties.title,data:data326};
if(vErrors === null){
vErrors = [err798];
}
else {
vErrors.push(err798);
}
errors++;
}
if(data326.length < 1){
const err799 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[5].properties.title,data:data326};
if(vErrors === null){
vErrors = [err799];
}
else {
vErrors.push(err799);
}
errors++;
}
}
else {
const err800 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/5/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.title.type,parentSchema:schema11.oneOf[5].properties.title,data:data326};
if(vErrors === null){
vErrors = [err800];
}
else {
vErrors.push(err800);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data329 = data.requires;
if(data329 && typeof data329 == "object" && !Array.isArray(data329)){
if(data329.view === undefined){
const err801 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data329};
if(vErrors === null){
vErrors = [err801];
}
else {
vErrors.push(err801);
}
errors++;
}
for(const key77 in data329){
if(!(key77 === "view")){
const err802 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key77},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data329};
if(vErrors === null){
vErrors = [err802];
}
else {
vErrors.push(err802);
}
errors++;
}
}
if(data329.view !== undefined){
let data330 = data329.view;
if(typeof data330 === "string"){
if(!pattern6.test(data330)){
const err803 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data330};
if(vErrors === null){
vErrors = [err803];
}
else {
vErrors.push(err803);
}
errors++;
}
}
else {
const err804 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data330};
if(vErrors === null){
vErrors = [err804];
}
else {
vErrors.push(err804);
}
errors++;
}
}
}
else {
const err805 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data329};
if(vErrors === null){
vErrors = [err805];
}
else {
vErrors.push(err805);
}
errors++;
}
}
if(data.actions !== undefined){
let data331 = data.actions;
if(Array.isArray(data331)){
if(data331.length > 100){
const err806 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/5/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[5].properties.actions,data:data331};
if(vErrors === null){
vErrors = [err806];
}
else {
vErrors.push(err806);
}
errors++;
}
const len26 = data331.length;
for(let i26=0; i26<len26; i26++){
if(!(validate17(data331[i26], {instancePath:instancePath+"/actions/" + i26,parentData:data331,parentDataProperty:i26,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err807 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/5/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[5].properties.actions.type,parentSchema:schema11.oneOf[5].properties.actions,data:data331};
if(vErrors === null){
vErrors = [err807];
}
else {
vErrors.push(err807);
}
errors++;
}
}
if(data.locales !== undefined){
let data333 = data.locales;
if(data333 && typeof data333 == "object" && !Array.isArray(data333)){
for(const key78 in data333){
if(pattern30.test(key78)){
let data334 = data333[key78];
if(data334 && typeof data334 == "object" && !Array.isArray(data334)){
for(const key79 in data334){
if(pattern31.test(key79)){
let data335 = data334[key79];
if(typeof data335 !== "string"){
const err808 = {instancePath:instancePath+"/locales/" + key78.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key79.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data335};
if(vErrors === null){
vErrors = [err808];
}
else {
vErrors.push(err808);
}
errors++;
}
}
}
}
else {
const err809 = {instancePath:instancePath+"/locales/" + key78.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data334};
if(vErrors === null){
vErrors = [err809];
}
else {
vErrors.push(err809);
}
errors++;
}
}
}
}
else {
const err810 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data333};
if(vErrors === null){
vErrors = [err810];
}
else {
vErrors.push(err810);
}
errors++;
}
}
if(data.x !== undefined){
let data336 = data.x;
if(!(data336 && typeof data336 == "object" && !Array.isArray(data336))){
const err811 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/5/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].properties.x.type,parentSchema:schema11.oneOf[5].properties.x,data:data336};
if(vErrors === null){
vErrors = [err811];
}
else {
vErrors.push(err811);
}
errors++;
}
}
if(data.kind !== undefined){
let data337 = data.kind;
if(typeof data337 !== "string"){
const err812 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/5/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.kind.type,parentSchema:schema11.oneOf[5].properties.kind,data:data337};
if(vErrors === null){
vErrors = [err812];
}
else {
vErrors.push(err812);
}
errors++;
}
if("custom" !== data337){
const err813 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/5/properties/kind/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant",schema:"custom",parentSchema:schema11.oneOf[5].properties.kind,data:data337};
if(vErrors === null){
vErrors = [err813];
}
else {
vErrors.push(err813);
}
errors++;
}
}
if(data.custom !== undefined){
let data338 = data.custom;
if(data338 && typeof data338 == "object" && !Array.isArray(data338)){
if(data338.renderer === undefined){
const err814 = {instancePath:instancePath+"/custom",schemaPath:"#/oneOf/5/properties/custom/required",keyword:"required",params:{missingProperty: "renderer"},message:"must have required property '"+"renderer"+"'",schema:schema11.oneOf[5].properties.custom.required,parentSchema:schema11.oneOf[5].properties.custom,data:data338};
if(vErrors === null){
vErrors = [err814];
}
else {
vErrors.push(err814);
}
errors++;
}
for(const key80 in data338){
if(!((key80 === "renderer") || (key80 === "props"))){
const err815 = {instancePath:instancePath+"/custom",schemaPath:"#/oneOf/5/properties/custom/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key80},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[5].properties.custom,data:data338};
if(vErrors === null){
vErrors = [err815];
}
else {
vErrors.push(err815);
}
errors++;
}
}
if(data338.renderer !== undefined){
let data339 = data338.renderer;
if(typeof data339 === "string"){
if(!pattern14.test(data339)){
const err816 = {instancePath:instancePath+"/custom/renderer",schemaPath:"#/oneOf/5/properties/custom/properties/renderer/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[5].properties.custom.properties.renderer,data:data339};
if(vErrors === null){
vErrors = [err816];
}
else {
vErrors.push(err816);
}
errors++;
}
}
else {
const err817 = {instancePath:instancePath+"/custom/renderer",schemaPath:"#/oneOf/5/properties/custom/properties/renderer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[5].properties.custom.properties.renderer.type,parentSchema:schema11.oneOf[5].properties.custom.properties.renderer,data:data339};
if(vErrors === null){
vErrors = [err817];
}
else {
vErrors.push(err817);
}
errors++;
}
}
if(data338.props !== undefined){
let data340 = data338.props;
if(!(data340 && typeof data340 == "object" && !Array.isArray(data340))){
const err818 = {instancePath:instancePath+"/custom/props",schemaPath:"#/oneOf/5/properties/custom/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].properties.custom.properties.props.type,parentSchema:schema11.oneOf[5].properties.custom.properties.props,data:data340};
if(vErrors === null){
vErrors = [err818];
}
else {
vErrors.push(err818);
}
errors++;
}
}
}
else {
const err819 = {instancePath:instancePath+"/custom",schemaPath:"#/oneOf/5/properties/custom/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].properties.custom.type,parentSchema:schema11.oneOf[5].properties.custom,data:data338};
if(vErrors === null){
vErrors = [err819];
}
else {
vErrors.push(err819);
}
errors++;
}
}
}
else {
const err820 = {instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[5].type,parentSchema:schema11.oneOf[5],data};
if(vErrors === null){
vErrors = [err820];
}
else {
vErrors.push(err820);
}
errors++;
}
}
else if(tag0 === "report"){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
const err821 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "format"},message:"must have required property '"+"format"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err821];
}
else {
vErrors.push(err821);
}
errors++;
}
if(data.id === undefined){
const err822 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err822];
}
else {
vErrors.push(err822);
}
errors++;
}
if(data.title === undefined){
const err823 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err823];
}
else {
vErrors.push(err823);
}
errors++;
}
if(data.kind === undefined){
const err824 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err824];
}
else {
vErrors.push(err824);
}
errors++;
}
if(data.report === undefined){
const err825 = {instancePath,schemaPath:"#/oneOf/6/required",keyword:"required",params:{missingProperty: "report"},message:"must have required property '"+"report"+"'",schema:schema11.oneOf[6].required,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err825];
}
else {
vErrors.push(err825);
}
errors++;
}
for(const key81 in data){
if(!(func2.call(schema11.oneOf[6].properties, key81))){
const err826 = {instancePath,schemaPath:"#/oneOf/6/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key81},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err826];
}
else {
vErrors.push(err826);
}
errors++;
}
}
if(data.$schema !== undefined){
let data341 = data.$schema;
if(typeof data341 !== "string"){
const err827 = {instancePath:instancePath+"/$schema",schemaPath:"#/oneOf/6/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.$schema.type,parentSchema:schema11.oneOf[6].properties.$schema,data:data341};
if(vErrors === null){
vErrors = [err827];
}
else {
vErrors.push(err827);
}
errors++;
}
}
if(data.format !== undefined){
let data342 = data.format;
if(!((typeof data342 == "number") && (isFinite(data342)))){
const err828 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/6/properties/format/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema11.oneOf[6].properties.format.type,parentSchema:schema11.oneOf[6].properties.format,data:data342};
if(vErrors === null){
vErrors = [err828];
}
else {
vErrors.push(err828);
}
errors++;
}
if(1 !== data342){
const err829 = {instancePath:instancePath+"/format",schemaPath:"#/oneOf/6/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema11.oneOf[6].properties.format,data:data342};
if(vErrors === null){
vErrors = [err829];
}
else {
vErrors.push(err829);
}
errors++;
}
}
if(data.id !== undefined){
let data343 = data.id;
if(typeof data343 === "string"){
if(data343.length > 120){
const err830 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[6].properties.id,data:data343};
if(vErrors === null){
vErrors = [err830];
}
else {
vErrors.push(err830);
}
errors++;
}
if(!pattern0.test(data343)){
const err831 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.id,data:data343};
if(vErrors === null){
vErrors = [err831];
}
else {
vErrors.push(err831);
}
errors++;
}
}
else {
const err832 = {instancePath:instancePath+"/id",schemaPath:"#/oneOf/6/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.id.type,parentSchema:schema11.oneOf[6].properties.id,data:data343};
if(vErrors === null){
vErrors = [err832];
}
else {
vErrors.push(err832);
}
errors++;
}
}
if(data.title !== undefined){
let data344 = data.title;
if(typeof data344 === "string"){
if(data344.length > 500){
const err833 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.title,data:data344};
if(vErrors === null){
vErrors = [err833];
}
else {
vErrors.push(err833);
}
errors++;
}
if(data344.length < 1){
const err834 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.title,data:data344};
if(vErrors === null){
vErrors = [err834];
}
else {
vErrors.push(err834);
}
errors++;
}
}
else {
const err835 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/6/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.title.type,parentSchema:schema11.oneOf[6].properties.title,data:data344};
if(vErrors === null){
vErrors = [err835];
}
else {
vErrors.push(err835);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate11(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.data !== undefined){
if(!(validate13(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.requires !== undefined){
let data347 = data.requires;
if(data347 && typeof data347 == "object" && !Array.isArray(data347)){
if(data347.view === undefined){
const err836 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/required",keyword:"required",params:{missingProperty: "view"},message:"must have required property '"+"view"+"'",schema:schema17.required,parentSchema:schema17,data:data347};
if(vErrors === null){
vErrors = [err836];
}
else {
vErrors.push(err836);
}
errors++;
}
for(const key82 in data347){
if(!(key82 === "view")){
const err837 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key82},message:"must NOT have additional properties",schema:false,parentSchema:schema17,data:data347};
if(vErrors === null){
vErrors = [err837];
}
else {
vErrors.push(err837);
}
errors++;
}
}
if(data347.view !== undefined){
let data348 = data347.view;
if(typeof data348 === "string"){
if(!pattern6.test(data348)){
const err838 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema17.properties.view,data:data348};
if(vErrors === null){
vErrors = [err838];
}
else {
vErrors.push(err838);
}
errors++;
}
}
else {
const err839 = {instancePath:instancePath+"/requires/view",schemaPath:"#/$defs/Needs/properties/view/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.properties.view.type,parentSchema:schema17.properties.view,data:data348};
if(vErrors === null){
vErrors = [err839];
}
else {
vErrors.push(err839);
}
errors++;
}
}
}
else {
const err840 = {instancePath:instancePath+"/requires",schemaPath:"#/$defs/Needs/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.type,parentSchema:schema17,data:data347};
if(vErrors === null){
vErrors = [err840];
}
else {
vErrors.push(err840);
}
errors++;
}
}
if(data.actions !== undefined){
let data349 = data.actions;
if(Array.isArray(data349)){
if(data349.length > 100){
const err841 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/6/properties/actions/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema11.oneOf[6].properties.actions,data:data349};
if(vErrors === null){
vErrors = [err841];
}
else {
vErrors.push(err841);
}
errors++;
}
const len27 = data349.length;
for(let i27=0; i27<len27; i27++){
if(!(validate17(data349[i27], {instancePath:instancePath+"/actions/" + i27,parentData:data349,parentDataProperty:i27,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err842 = {instancePath:instancePath+"/actions",schemaPath:"#/oneOf/6/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.actions.type,parentSchema:schema11.oneOf[6].properties.actions,data:data349};
if(vErrors === null){
vErrors = [err842];
}
else {
vErrors.push(err842);
}
errors++;
}
}
if(data.locales !== undefined){
let data351 = data.locales;
if(data351 && typeof data351 == "object" && !Array.isArray(data351)){
for(const key83 in data351){
if(pattern30.test(key83)){
let data352 = data351[key83];
if(data352 && typeof data352 == "object" && !Array.isArray(data352)){
for(const key84 in data352){
if(pattern31.test(key84)){
let data353 = data352[key84];
if(typeof data353 !== "string"){
const err843 = {instancePath:instancePath+"/locales/" + key83.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key84.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].patternProperties["^.*$"],data:data353};
if(vErrors === null){
vErrors = [err843];
}
else {
vErrors.push(err843);
}
errors++;
}
}
}
}
else {
const err844 = {instancePath:instancePath+"/locales/" + key83.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/$defs/Translations/patternProperties/%5E%5Ba-z%5D%7B2%7D(-%5BA-Z%5D%7B2%7D)%3F%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"].type,parentSchema:schema30.patternProperties["^[a-z]{2}(-[A-Z]{2})?$"],data:data352};
if(vErrors === null){
vErrors = [err844];
}
else {
vErrors.push(err844);
}
errors++;
}
}
}
}
else {
const err845 = {instancePath:instancePath+"/locales",schemaPath:"#/$defs/Translations/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema30.type,parentSchema:schema30,data:data351};
if(vErrors === null){
vErrors = [err845];
}
else {
vErrors.push(err845);
}
errors++;
}
}
if(data.x !== undefined){
let data354 = data.x;
if(!(data354 && typeof data354 == "object" && !Array.isArray(data354))){
const err846 = {instancePath:instancePath+"/x",schemaPath:"#/oneOf/6/properties/x/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.x.type,parentSchema:schema11.oneOf[6].properties.x,data:data354};
if(vErrors === null){
vErrors = [err846];
}
else {
vErrors.push(err846);
}
errors++;
}
}
if(data.kind !== undefined){
let data355 = data.kind;
if(typeof data355 !== "string"){
const err847 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/6/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.kind.type,parentSchema:schema11.oneOf[6].properties.kind,data:data355};
if(vErrors === null){
vErrors = [err847];
}
else {
vErrors.push(err847);
}
errors++;
}
if("report" !== data355){
const err848 = {instancePath:instancePath+"/kind",schemaPath:"#/oneOf/6/properties/kind/const",keyword:"const",params:{allowedValue: "report"},message:"must be equal to constant",schema:"report",parentSchema:schema11.oneOf[6].properties.kind,data:data355};
if(vErrors === null){
vErrors = [err848];
}
else {
vErrors.push(err848);
}
errors++;
}
}
if(data.report !== undefined){
let data356 = data.report;
if(data356 && typeof data356 == "object" && !Array.isArray(data356)){
if(data356.source === undefined){
const err849 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data356};
if(vErrors === null){
vErrors = [err849];
}
else {
vErrors.push(err849);
}
errors++;
}
if(data356.dimensions === undefined){
const err850 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "dimensions"},message:"must have required property '"+"dimensions"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data356};
if(vErrors === null){
vErrors = [err850];
}
else {
vErrors.push(err850);
}
errors++;
}
if(data356.measures === undefined){
const err851 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "measures"},message:"must have required property '"+"measures"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data356};
if(vErrors === null){
vErrors = [err851];
}
else {
vErrors.push(err851);
}
errors++;
}
if(data356.budget === undefined){
const err852 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/required",keyword:"required",params:{missingProperty: "budget"},message:"must have required property '"+"budget"+"'",schema:schema11.oneOf[6].properties.report.required,parentSchema:schema11.oneOf[6].properties.report,data:data356};
if(vErrors === null){
vErrors = [err852];
}
else {
vErrors.push(err852);
}
errors++;
}
for(const key85 in data356){
if(!(func2.call(schema11.oneOf[6].properties.report.properties, key85))){
const err853 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key85},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report,data:data356};
if(vErrors === null){
vErrors = [err853];
}
else {
vErrors.push(err853);
}
errors++;
}
}
if(data356.source !== undefined){
let data357 = data356.source;
if(data357 && typeof data357 == "object" && !Array.isArray(data357)){
if(data357.model === undefined){
const err854 = {instancePath:instancePath+"/report/source",schemaPath:"#/oneOf/6/properties/report/properties/source/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'",schema:schema11.oneOf[6].properties.report.properties.source.required,parentSchema:schema11.oneOf[6].properties.report.properties.source,data:data357};
if(vErrors === null){
vErrors = [err854];
}
else {
vErrors.push(err854);
}
errors++;
}
for(const key86 in data357){
if(!(key86 === "model")){
const err855 = {instancePath:instancePath+"/report/source",schemaPath:"#/oneOf/6/properties/report/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key86},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.source,data:data357};
if(vErrors === null){
vErrors = [err855];
}
else {
vErrors.push(err855);
}
errors++;
}
}
if(data357.model !== undefined){
let data358 = data357.model;
if(typeof data358 !== "string"){
const err856 = {instancePath:instancePath+"/report/source/model",schemaPath:"#/oneOf/6/properties/report/properties/source/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.source.properties.model.type,parentSchema:schema11.oneOf[6].properties.report.properties.source.properties.model,data:data358};
if(vErrors === null){
vErrors = [err856];
}
else {
vErrors.push(err856);
}
errors++;
}
}
}
else {
const err857 = {instancePath:instancePath+"/report/source",schemaPath:"#/oneOf/6/properties/report/properties/source/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.source.type,parentSchema:schema11.oneOf[6].properties.report.properties.source,data:data357};
if(vErrors === null){
vErrors = [err857];
}
else {
vErrors.push(err857);
}
errors++;
}
}
if(data356.joins !== undefined){
let data359 = data356.joins;
if(Array.isArray(data359)){
if(data359.length > 10){
const err858 = {instancePath:instancePath+"/report/joins",schemaPath:"#/oneOf/6/properties/report/properties/joins/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items",schema:10,parentSchema:schema11.oneOf[6].properties.report.properties.joins,data:data359};
if(vErrors === null){
vErrors = [err858];
}
else {
vErrors.push(err858);
}
errors++;
}
const len28 = data359.length;
for(let i28=0; i28<len28; i28++){
let data360 = data359[i28];
if(data360 && typeof data360 == "object" && !Array.isArray(data360)){
if(data360.relation === undefined){
const err859 = {instancePath:instancePath+"/report/joins/" + i28,schemaPath:"#/oneOf/6/properties/report/properties/joins/items/required",keyword:"required",params:{missingProperty: "relation"},message:"must have required property '"+"relation"+"'",schema:schema11.oneOf[6].properties.report.properties.joins.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items,data:data360};
if(vErrors === null){
vErrors = [err859];
}
else {
vErrors.push(err859);
}
errors++;
}
for(const key87 in data360){
if(!(key87 === "relation")){
const err860 = {instancePath:instancePath+"/report/joins/" + i28,schemaPath:"#/oneOf/6/properties/report/properties/joins/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key87},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items,data:data360};
if(vErrors === null){
vErrors = [err860];
}
else {
vErrors.push(err860);
}
errors++;
}
}
if(data360.relation !== undefined){
let data361 = data360.relation;
if(typeof data361 !== "string"){
const err861 = {instancePath:instancePath+"/report/joins/" + i28+"/relation",schemaPath:"#/oneOf/6/properties/report/properties/joins/items/properties/relation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.joins.items.properties.relation.type,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items.properties.relation,data:data361};
if(vErrors === null){
vErrors = [err861];
}
else {
vErrors.push(err861);
}
errors++;
}
}
}
else {
const err862 = {instancePath:instancePath+"/report/joins/" + i28,schemaPath:"#/oneOf/6/properties/report/properties/joins/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.joins.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.joins.items,data:data360};
if(vErrors === null){
vErrors = [err862];
}
else {
vErrors.push(err862);
}
errors++;
}
}
}
else {
const err863 = {instancePath:instancePath+"/report/joins",schemaPath:"#/oneOf/6/properties/report/properties/joins/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.joins.type,parentSchema:schema11.oneOf[6].properties.report.properties.joins,data:data359};
if(vErrors === null){
vErrors = [err863];
}
else {
vErrors.push(err863);
}
errors++;
}
}
if(data356.dimensions !== undefined){
let data362 = data356.dimensions;
if(Array.isArray(data362)){
if(data362.length > 8){
const err864 = {instancePath:instancePath+"/report/dimensions",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions,data:data362};
if(vErrors === null){
vErrors = [err864];
}
else {
vErrors.push(err864);
}
errors++;
}
if(data362.length < 1){
const err865 = {instancePath:instancePath+"/report/dimensions",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions,data:data362};
if(vErrors === null){
vErrors = [err865];
}
else {
vErrors.push(err865);
}
errors++;
}
const len29 = data362.length;
for(let i29=0; i29<len29; i29++){
let data363 = data362[i29];
if(data363 && typeof data363 == "object" && !Array.isArray(data363)){
if(data363.id === undefined){
const err866 = {instancePath:instancePath+"/report/dimensions/" + i29,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data363};
if(vErrors === null){
vErrors = [err866];
}
else {
vErrors.push(err866);
}
errors++;
}
if(data363.field === undefined){
const err867 = {instancePath:instancePath+"/report/dimensions/" + i29,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data363};
if(vErrors === null){
vErrors = [err867];
}
else {
vErrors.push(err867);
}
errors++;
}
if(data363.title === undefined){
const err868 = {instancePath:instancePath+"/report/dimensions/" + i29,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data363};
if(vErrors === null){
vErrors = [err868];
}
else {
vErrors.push(err868);
}
errors++;
}
for(const key88 in data363){
if(!((((((((key88 === "id") || (key88 === "field")) || (key88 === "key")) || (key88 === "bucket")) || (key88 === "title")) || (key88 === "cell")) || (key88 === "props")) || (key88 === "requires"))){
const err869 = {instancePath:instancePath+"/report/dimensions/" + i29,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key88},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data363};
if(vErrors === null){
vErrors = [err869];
}
else {
vErrors.push(err869);
}
errors++;
}
}
if(data363.id !== undefined){
let data364 = data363.id;
if(typeof data364 === "string"){
if(!pattern7.test(data364)){
const err870 = {instancePath:instancePath+"/report/dimensions/" + i29+"/id",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.id,data:data364};
if(vErrors === null){
vErrors = [err870];
}
else {
vErrors.push(err870);
}
errors++;
}
}
else {
const err871 = {instancePath:instancePath+"/report/dimensions/" + i29+"/id",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.id,data:data364};
if(vErrors === null){
vErrors = [err871];
}
else {
vErrors.push(err871);
}
errors++;
}
}
if(data363.field !== undefined){
let data365 = data363.field;
if(typeof data365 === "string"){
if(!pattern10.test(data365)){
const err872 = {instancePath:instancePath+"/report/dimensions/" + i29+"/field",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.field,data:data365};
if(vErrors === null){
vErrors = [err872];
}
else {
vErrors.push(err872);
}
errors++;
}
}
else {
const err873 = {instancePath:instancePath+"/report/dimensions/" + i29+"/field",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.field.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.field,data:data365};
if(vErrors === null){
vErrors = [err873];
}
else {
vErrors.push(err873);
}
errors++;
}
}
if(data363.key !== undefined){
let data366 = data363.key;
if(typeof data366 === "string"){
if(!pattern10.test(data366)){
const err874 = {instancePath:instancePath+"/report/dimensions/" + i29+"/key",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/key/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.key,data:data366};
if(vErrors === null){
vErrors = [err874];
}
else {
vErrors.push(err874);
}
errors++;
}
}
else {
const err875 = {instancePath:instancePath+"/report/dimensions/" + i29+"/key",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.key.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.key,data:data366};
if(vErrors === null){
vErrors = [err875];
}
else {
vErrors.push(err875);
}
errors++;
}
}
if(data363.bucket !== undefined){
let data367 = data363.bucket;
if(typeof data367 !== "string"){
const err876 = {instancePath:instancePath+"/report/dimensions/" + i29+"/bucket",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/bucket/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket,data:data367};
if(vErrors === null){
vErrors = [err876];
}
else {
vErrors.push(err876);
}
errors++;
}
if(!((((data367 === "hour") || (data367 === "day")) || (data367 === "week")) || (data367 === "month"))){
const err877 = {instancePath:instancePath+"/report/dimensions/" + i29+"/bucket",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/bucket/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket.enum,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.bucket,data:data367};
if(vErrors === null){
vErrors = [err877];
}
else {
vErrors.push(err877);
}
errors++;
}
}
if(data363.title !== undefined){
let data368 = data363.title;
if(typeof data368 === "string"){
if(data368.length > 500){
const err878 = {instancePath:instancePath+"/report/dimensions/" + i29+"/title",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title,data:data368};
if(vErrors === null){
vErrors = [err878];
}
else {
vErrors.push(err878);
}
errors++;
}
if(data368.length < 1){
const err879 = {instancePath:instancePath+"/report/dimensions/" + i29+"/title",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title,data:data368};
if(vErrors === null){
vErrors = [err879];
}
else {
vErrors.push(err879);
}
errors++;
}
}
else {
const err880 = {instancePath:instancePath+"/report/dimensions/" + i29+"/title",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.title,data:data368};
if(vErrors === null){
vErrors = [err880];
}
else {
vErrors.push(err880);
}
errors++;
}
}
if(data363.cell !== undefined){
let data369 = data363.cell;
if(typeof data369 === "string"){
if(!pattern14.test(data369)){
const err881 = {instancePath:instancePath+"/report/dimensions/" + i29+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.cell,data:data369};
if(vErrors === null){
vErrors = [err881];
}
else {
vErrors.push(err881);
}
errors++;
}
}
else {
const err882 = {instancePath:instancePath+"/report/dimensions/" + i29+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.cell.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.cell,data:data369};
if(vErrors === null){
vErrors = [err882];
}
else {
vErrors.push(err882);
}
errors++;
}
}
if(data363.props !== undefined){
let data370 = data363.props;
if(!(data370 && typeof data370 == "object" && !Array.isArray(data370))){
const err883 = {instancePath:instancePath+"/report/dimensions/" + i29+"/props",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.props,data:data370};
if(vErrors === null){
vErrors = [err883];
}
else {
vErrors.push(err883);
}
errors++;
}
}
if(data363.requires !== undefined){
let data371 = data363.requires;
if(typeof data371 === "string"){
if(!pattern6.test(data371)){
const err884 = {instancePath:instancePath+"/report/dimensions/" + i29+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.requires,data:data371};
if(vErrors === null){
vErrors = [err884];
}
else {
vErrors.push(err884);
}
errors++;
}
}
else {
const err885 = {instancePath:instancePath+"/report/dimensions/" + i29+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.requires.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items.properties.requires,data:data371};
if(vErrors === null){
vErrors = [err885];
}
else {
vErrors.push(err885);
}
errors++;
}
}
}
else {
const err886 = {instancePath:instancePath+"/report/dimensions/" + i29,schemaPath:"#/oneOf/6/properties/report/properties/dimensions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.dimensions.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions.items,data:data363};
if(vErrors === null){
vErrors = [err886];
}
else {
vErrors.push(err886);
}
errors++;
}
}
}
else {
const err887 = {instancePath:instancePath+"/report/dimensions",schemaPath:"#/oneOf/6/properties/report/properties/dimensions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.dimensions.type,parentSchema:schema11.oneOf[6].properties.report.properties.dimensions,data:data362};
if(vErrors === null){
vErrors = [err887];
}
else {
vErrors.push(err887);
}
errors++;
}
}
if(data356.measures !== undefined){
let data372 = data356.measures;
if(Array.isArray(data372)){
if(data372.length > 20){
const err888 = {instancePath:instancePath+"/report/measures",schemaPath:"#/oneOf/6/properties/report/properties/measures/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[6].properties.report.properties.measures,data:data372};
if(vErrors === null){
vErrors = [err888];
}
else {
vErrors.push(err888);
}
errors++;
}
if(data372.length < 1){
const err889 = {instancePath:instancePath+"/report/measures",schemaPath:"#/oneOf/6/properties/report/properties/measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.measures,data:data372};
if(vErrors === null){
vErrors = [err889];
}
else {
vErrors.push(err889);
}
errors++;
}
const len30 = data372.length;
for(let i30=0; i30<len30; i30++){
let data373 = data372[i30];
const _errs907 = errors;
let valid218 = true;
const _errs908 = errors;
if(errors === _errs908){
if(data373 && typeof data373 == "object" && !Array.isArray(data373)){
let missing8;
if((data373.expr === undefined) && (missing8 = "expr")){
const err890 = {};
if(vErrors === null){
vErrors = [err890];
}
else {
vErrors.push(err890);
}
errors++;
}
}
else {
const err891 = {};
if(vErrors === null){
vErrors = [err891];
}
else {
vErrors.push(err891);
}
errors++;
}
}
var _valid8 = _errs908 === errors;
errors = _errs907;
if(vErrors !== null){
if(_errs907){
vErrors.length = _errs907;
}
else {
vErrors = null;
}
}
let ifClause8;
if(_valid8){
const _errs910 = errors;
if(data373 && typeof data373 == "object" && !Array.isArray(data373)){
if(data373.id === undefined){
const err892 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data373};
if(vErrors === null){
vErrors = [err892];
}
else {
vErrors.push(err892);
}
errors++;
}
if(data373.expr === undefined){
const err893 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/required",keyword:"required",params:{missingProperty: "expr"},message:"must have required property '"+"expr"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data373};
if(vErrors === null){
vErrors = [err893];
}
else {
vErrors.push(err893);
}
errors++;
}
if(data373.title === undefined){
const err894 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data373};
if(vErrors === null){
vErrors = [err894];
}
else {
vErrors.push(err894);
}
errors++;
}
for(const key89 in data373){
if(!(((((((key89 === "id") || (key89 === "expr")) || (key89 === "hidden")) || (key89 === "title")) || (key89 === "cell")) || (key89 === "props")) || (key89 === "requires"))){
const err895 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key89},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data373};
if(vErrors === null){
vErrors = [err895];
}
else {
vErrors.push(err895);
}
errors++;
}
}
if(data373.id !== undefined){
let data374 = data373.id;
if(typeof data374 === "string"){
if(!pattern7.test(data374)){
const err896 = {instancePath:instancePath+"/report/measures/" + i30+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.id,data:data374};
if(vErrors === null){
vErrors = [err896];
}
else {
vErrors.push(err896);
}
errors++;
}
}
else {
const err897 = {instancePath:instancePath+"/report/measures/" + i30+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.id,data:data374};
if(vErrors === null){
vErrors = [err897];
}
else {
vErrors.push(err897);
}
errors++;
}
}
if(data373.expr !== undefined){
let data375 = data373.expr;
if(data375 && typeof data375 == "object" && !Array.isArray(data375)){
if(data375.$expr === undefined){
const err898 = {instancePath:instancePath+"/report/measures/" + i30+"/expr",schemaPath:"#/$defs/Expression/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema20.required,parentSchema:schema20,data:data375};
if(vErrors === null){
vErrors = [err898];
}
else {
vErrors.push(err898);
}
errors++;
}
for(const key90 in data375){
if(!(key90 === "$expr")){
const err899 = {instancePath:instancePath+"/report/measures/" + i30+"/expr",schemaPath:"#/$defs/Expression/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key90},message:"must NOT have additional properties",schema:false,parentSchema:schema20,data:data375};
if(vErrors === null){
vErrors = [err899];
}
else {
vErrors.push(err899);
}
errors++;
}
}
if(data375.$expr !== undefined){
let data376 = data375.$expr;
if(typeof data376 === "string"){
if(data376.length > 2000){
const err900 = {instancePath:instancePath+"/report/measures/" + i30+"/expr/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema20.properties.$expr,data:data376};
if(vErrors === null){
vErrors = [err900];
}
else {
vErrors.push(err900);
}
errors++;
}
if(data376.length < 1){
const err901 = {instancePath:instancePath+"/report/measures/" + i30+"/expr/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema20.properties.$expr,data:data376};
if(vErrors === null){
vErrors = [err901];
}
else {
vErrors.push(err901);
}
errors++;
}
}
else {
const err902 = {instancePath:instancePath+"/report/measures/" + i30+"/expr/$expr",schemaPath:"#/$defs/Expression/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema20.properties.$expr.type,parentSchema:schema20.properties.$expr,data:data376};
if(vErrors === null){
vErrors = [err902];
}
else {
vErrors.push(err902);
}
errors++;
}
}
}
else {
const err903 = {instancePath:instancePath+"/report/measures/" + i30+"/expr",schemaPath:"#/$defs/Expression/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema20.type,parentSchema:schema20,data:data375};
if(vErrors === null){
vErrors = [err903];
}
else {
vErrors.push(err903);
}
errors++;
}
}
if(data373.hidden !== undefined){
let data377 = data373.hidden;
if(typeof data377 !== "boolean"){
const err904 = {instancePath:instancePath+"/report/measures/" + i30+"/hidden",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.hidden.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.hidden,data:data377};
if(vErrors === null){
vErrors = [err904];
}
else {
vErrors.push(err904);
}
errors++;
}
}
if(data373.title !== undefined){
let data378 = data373.title;
if(typeof data378 === "string"){
if(data378.length > 500){
const err905 = {instancePath:instancePath+"/report/measures/" + i30+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title,data:data378};
if(vErrors === null){
vErrors = [err905];
}
else {
vErrors.push(err905);
}
errors++;
}
if(data378.length < 1){
const err906 = {instancePath:instancePath+"/report/measures/" + i30+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title,data:data378};
if(vErrors === null){
vErrors = [err906];
}
else {
vErrors.push(err906);
}
errors++;
}
}
else {
const err907 = {instancePath:instancePath+"/report/measures/" + i30+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.title,data:data378};
if(vErrors === null){
vErrors = [err907];
}
else {
vErrors.push(err907);
}
errors++;
}
}
if(data373.cell !== undefined){
let data379 = data373.cell;
if(typeof data379 === "string"){
if(!pattern14.test(data379)){
const err908 = {instancePath:instancePath+"/report/measures/" + i30+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.cell,data:data379};
if(vErrors === null){
vErrors = [err908];
}
else {
vErrors.push(err908);
}
errors++;
}
}
else {
const err909 = {instancePath:instancePath+"/report/measures/" + i30+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.cell.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.cell,data:data379};
if(vErrors === null){
vErrors = [err909];
}
else {
vErrors.push(err909);
}
errors++;
}
}
if(data373.props !== undefined){
let data380 = data373.props;
if(!(data380 && typeof data380 == "object" && !Array.isArray(data380))){
const err910 = {instancePath:instancePath+"/report/measures/" + i30+"/props",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.props,data:data380};
if(vErrors === null){
vErrors = [err910];
}
else {
vErrors.push(err910);
}
errors++;
}
}
if(data373.requires !== undefined){
let data381 = data373.requires;
if(typeof data381 === "string"){
if(!pattern6.test(data381)){
const err911 = {instancePath:instancePath+"/report/measures/" + i30+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.requires,data:data381};
if(vErrors === null){
vErrors = [err911];
}
else {
vErrors.push(err911);
}
errors++;
}
}
else {
const err912 = {instancePath:instancePath+"/report/measures/" + i30+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.requires.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then.properties.requires,data:data381};
if(vErrors === null){
vErrors = [err912];
}
else {
vErrors.push(err912);
}
errors++;
}
}
}
else {
const err913 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/then/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.then.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.then,data:data373};
if(vErrors === null){
vErrors = [err913];
}
else {
vErrors.push(err913);
}
errors++;
}
var _valid8 = _errs910 === errors;
valid218 = _valid8;
ifClause8 = "then";
}
else {
const _errs931 = errors;
if(data373 && typeof data373 == "object" && !Array.isArray(data373)){
if(data373.id === undefined){
const err914 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data373};
if(vErrors === null){
vErrors = [err914];
}
else {
vErrors.push(err914);
}
errors++;
}
if(data373.fn === undefined){
const err915 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/required",keyword:"required",params:{missingProperty: "fn"},message:"must have required property '"+"fn"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data373};
if(vErrors === null){
vErrors = [err915];
}
else {
vErrors.push(err915);
}
errors++;
}
if(data373.title === undefined){
const err916 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.required,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data373};
if(vErrors === null){
vErrors = [err916];
}
else {
vErrors.push(err916);
}
errors++;
}
for(const key91 in data373){
if(!((((((((key91 === "id") || (key91 === "fn")) || (key91 === "field")) || (key91 === "hidden")) || (key91 === "title")) || (key91 === "cell")) || (key91 === "props")) || (key91 === "requires"))){
const err917 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key91},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data373};
if(vErrors === null){
vErrors = [err917];
}
else {
vErrors.push(err917);
}
errors++;
}
}
if(data373.id !== undefined){
let data382 = data373.id;
if(typeof data382 === "string"){
if(!pattern7.test(data382)){
const err918 = {instancePath:instancePath+"/report/measures/" + i30+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.id,data:data382};
if(vErrors === null){
vErrors = [err918];
}
else {
vErrors.push(err918);
}
errors++;
}
}
else {
const err919 = {instancePath:instancePath+"/report/measures/" + i30+"/id",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.id,data:data382};
if(vErrors === null){
vErrors = [err919];
}
else {
vErrors.push(err919);
}
errors++;
}
}
if(data373.fn !== undefined){
let data383 = data373.fn;
if(typeof data383 !== "string"){
const err920 = {instancePath:instancePath+"/report/measures/" + i30+"/fn",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/fn/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn,data:data383};
if(vErrors === null){
vErrors = [err920];
}
else {
vErrors.push(err920);
}
errors++;
}
if(!((((((data383 === "sum") || (data383 === "count")) || (data383 === "countDistinct")) || (data383 === "avg")) || (data383 === "min")) || (data383 === "max"))){
const err921 = {instancePath:instancePath+"/report/measures/" + i30+"/fn",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/fn/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn.enum,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.fn,data:data383};
if(vErrors === null){
vErrors = [err921];
}
else {
vErrors.push(err921);
}
errors++;
}
}
if(data373.field !== undefined){
let data384 = data373.field;
if(typeof data384 === "string"){
if(!pattern10.test(data384)){
const err922 = {instancePath:instancePath+"/report/measures/" + i30+"/field",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.field,data:data384};
if(vErrors === null){
vErrors = [err922];
}
else {
vErrors.push(err922);
}
errors++;
}
}
else {
const err923 = {instancePath:instancePath+"/report/measures/" + i30+"/field",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.field.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.field,data:data384};
if(vErrors === null){
vErrors = [err923];
}
else {
vErrors.push(err923);
}
errors++;
}
}
if(data373.hidden !== undefined){
let data385 = data373.hidden;
if(typeof data385 !== "boolean"){
const err924 = {instancePath:instancePath+"/report/measures/" + i30+"/hidden",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.hidden.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.hidden,data:data385};
if(vErrors === null){
vErrors = [err924];
}
else {
vErrors.push(err924);
}
errors++;
}
}
if(data373.title !== undefined){
let data386 = data373.title;
if(typeof data386 === "string"){
if(data386.length > 500){
const err925 = {instancePath:instancePath+"/report/measures/" + i30+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title,data:data386};
if(vErrors === null){
vErrors = [err925];
}
else {
vErrors.push(err925);
}
errors++;
}
if(data386.length < 1){
const err926 = {instancePath:instancePath+"/report/measures/" + i30+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title,data:data386};
if(vErrors === null){
vErrors = [err926];
}
else {
vErrors.push(err926);
}
errors++;
}
}
else {
const err927 = {instancePath:instancePath+"/report/measures/" + i30+"/title",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.title,data:data386};
if(vErrors === null){
vErrors = [err927];
}
else {
vErrors.push(err927);
}
errors++;
}
}
if(data373.cell !== undefined){
let data387 = data373.cell;
if(typeof data387 === "string"){
if(!pattern14.test(data387)){
const err928 = {instancePath:instancePath+"/report/measures/" + i30+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/cell/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.cell,data:data387};
if(vErrors === null){
vErrors = [err928];
}
else {
vErrors.push(err928);
}
errors++;
}
}
else {
const err929 = {instancePath:instancePath+"/report/measures/" + i30+"/cell",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/cell/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.cell.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.cell,data:data387};
if(vErrors === null){
vErrors = [err929];
}
else {
vErrors.push(err929);
}
errors++;
}
}
if(data373.props !== undefined){
let data388 = data373.props;
if(!(data388 && typeof data388 == "object" && !Array.isArray(data388))){
const err930 = {instancePath:instancePath+"/report/measures/" + i30+"/props",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.props,data:data388};
if(vErrors === null){
vErrors = [err930];
}
else {
vErrors.push(err930);
}
errors++;
}
}
if(data373.requires !== undefined){
let data389 = data373.requires;
if(typeof data389 === "string"){
if(!pattern6.test(data389)){
const err931 = {instancePath:instancePath+"/report/measures/" + i30+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/requires/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(:[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.requires,data:data389};
if(vErrors === null){
vErrors = [err931];
}
else {
vErrors.push(err931);
}
errors++;
}
}
else {
const err932 = {instancePath:instancePath+"/report/measures/" + i30+"/requires",schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/properties/requires/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.requires.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else.properties.requires,data:data389};
if(vErrors === null){
vErrors = [err932];
}
else {
vErrors.push(err932);
}
errors++;
}
}
}
else {
const err933 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/else/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.measures.items.else.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items.else,data:data373};
if(vErrors === null){
vErrors = [err933];
}
else {
vErrors.push(err933);
}
errors++;
}
var _valid8 = _errs931 === errors;
valid218 = _valid8;
ifClause8 = "else";
}
if(!valid218){
const err934 = {instancePath:instancePath+"/report/measures/" + i30,schemaPath:"#/oneOf/6/properties/report/properties/measures/items/if",keyword:"if",params:{failingKeyword: ifClause8},message:"must match \""+ifClause8+"\" schema",schema:schema11.oneOf[6].properties.report.properties.measures.items.if,parentSchema:schema11.oneOf[6].properties.report.properties.measures.items,data:data373};
if(vErrors === null){
vErrors = [err934];
}
else {
vErrors.push(err934);
}
errors++;
}
}
}
else {
const err935 = {instancePath:instancePath+"/report/measures",schemaPath:"#/oneOf/6/properties/report/properties/measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.measures.type,parentSchema:schema11.oneOf[6].properties.report.properties.measures,data:data372};
if(vErrors === null){
vErrors = [err935];
}
else {
vErrors.push(err935);
}
errors++;
}
}
if(data356.filters !== undefined){
let data390 = data356.filters;
if(Array.isArray(data390)){
if(data390.length > 20){
const err936 = {instancePath:instancePath+"/report/filters",schemaPath:"#/oneOf/6/properties/report/properties/filters/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[6].properties.report.properties.filters,data:data390};
if(vErrors === null){
vErrors = [err936];
}
else {
vErrors.push(err936);
}
errors++;
}
const len31 = data390.length;
for(let i31=0; i31<len31; i31++){
let data391 = data390[i31];
if(data391 && typeof data391 == "object" && !Array.isArray(data391)){
if(data391.id === undefined){
const err937 = {instancePath:instancePath+"/report/filters/" + i31,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema31.required,parentSchema:schema31,data:data391};
if(vErrors === null){
vErrors = [err937];
}
else {
vErrors.push(err937);
}
errors++;
}
if(data391.field === undefined){
const err938 = {instancePath:instancePath+"/report/filters/" + i31,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'",schema:schema31.required,parentSchema:schema31,data:data391};
if(vErrors === null){
vErrors = [err938];
}
else {
vErrors.push(err938);
}
errors++;
}
if(data391.op === undefined){
const err939 = {instancePath:instancePath+"/report/filters/" + i31,schemaPath:"#/$defs/SearchField/required",keyword:"required",params:{missingProperty: "op"},message:"must have required property '"+"op"+"'",schema:schema31.required,parentSchema:schema31,data:data391};
if(vErrors === null){
vErrors = [err939];
}
else {
vErrors.push(err939);
}
errors++;
}
for(const key92 in data391){
if(!((((((((key92 === "id") || (key92 === "field")) || (key92 === "op")) || (key92 === "title")) || (key92 === "component")) || (key92 === "props")) || (key92 === "default")) || (key92 === "required"))){
const err940 = {instancePath:instancePath+"/report/filters/" + i31,schemaPath:"#/$defs/SearchField/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key92},message:"must NOT have additional properties",schema:false,parentSchema:schema31,data:data391};
if(vErrors === null){
vErrors = [err940];
}
else {
vErrors.push(err940);
}
errors++;
}
}
if(data391.id !== undefined){
let data392 = data391.id;
if(typeof data392 === "string"){
if(!pattern7.test(data392)){
const err941 = {instancePath:instancePath+"/report/filters/" + i31+"/id",schemaPath:"#/$defs/SearchField/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema31.properties.id,data:data392};
if(vErrors === null){
vErrors = [err941];
}
else {
vErrors.push(err941);
}
errors++;
}
}
else {
const err942 = {instancePath:instancePath+"/report/filters/" + i31+"/id",schemaPath:"#/$defs/SearchField/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data392};
if(vErrors === null){
vErrors = [err942];
}
else {
vErrors.push(err942);
}
errors++;
}
}
if(data391.field !== undefined){
let data393 = data391.field;
if(typeof data393 === "string"){
if(!pattern10.test(data393)){
const err943 = {instancePath:instancePath+"/report/filters/" + i31+"/field",schemaPath:"#/$defs/SearchField/properties/field/pattern",keyword:"pattern",params:{pattern: "^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"},message:"must match pattern \""+"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$"+"\"",schema:"^(?!__proto__$|constructor$|prototype$)[A-Za-z_][A-Za-z0-9_]{0,63}$",parentSchema:schema31.properties.field,data:data393};
if(vErrors === null){
vErrors = [err943];
}
else {
vErrors.push(err943);
}
errors++;
}
}
else {
const err944 = {instancePath:instancePath+"/report/filters/" + i31+"/field",schemaPath:"#/$defs/SearchField/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.field.type,parentSchema:schema31.properties.field,data:data393};
if(vErrors === null){
vErrors = [err944];
}
else {
vErrors.push(err944);
}
errors++;
}
}
if(data391.op !== undefined){
let data394 = data391.op;
if(typeof data394 !== "string"){
const err945 = {instancePath:instancePath+"/report/filters/" + i31+"/op",schemaPath:"#/$defs/SearchField/properties/op/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.op.type,parentSchema:schema31.properties.op,data:data394};
if(vErrors === null){
vErrors = [err945];
}
else {
vErrors.push(err945);
}
errors++;
}
if(!((((((((((((((((data394 === "eq") || (data394 === "ne")) || (data394 === "gt")) || (data394 === "gte")) || (data394 === "lt")) || (data394 === "lte")) || (data394 === "in")) || (data394 === "nin")) || (data394 === "like")) || (data394 === "starts")) || (data394 === "between")) || (data394 === "empty")) || (data394 === "notEmpty")) || (data394 === "within")) || (data394 === "me")) || (data394 === "myDept"))){
const err946 = {instancePath:instancePath+"/report/filters/" + i31+"/op",schemaPath:"#/$defs/SearchField/properties/op/enum",keyword:"enum",params:{allowedValues: schema31.properties.op.enum},message:"must be equal to one of the allowed values",schema:schema31.properties.op.enum,parentSchema:schema31.properties.op,data:data394};
if(vErrors === null){
vErrors = [err946];
}
else {
vErrors.push(err946);
}
errors++;
}
}
if(data391.title !== undefined){
let data395 = data391.title;
if(typeof data395 === "string"){
if(data395.length > 500){
const err947 = {instancePath:instancePath+"/report/filters/" + i31+"/title",schemaPath:"#/$defs/SearchField/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema31.properties.title,data:data395};
if(vErrors === null){
vErrors = [err947];
}
else {
vErrors.push(err947);
}
errors++;
}
if(data395.length < 1){
const err948 = {instancePath:instancePath+"/report/filters/" + i31+"/title",schemaPath:"#/$defs/SearchField/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema31.properties.title,data:data395};
if(vErrors === null){
vErrors = [err948];
}
else {
vErrors.push(err948);
}
errors++;
}
}
else {
const err949 = {instancePath:instancePath+"/report/filters/" + i31+"/title",schemaPath:"#/$defs/SearchField/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data395};
if(vErrors === null){
vErrors = [err949];
}
else {
vErrors.push(err949);
}
errors++;
}
}
if(data391.component !== undefined){
let data396 = data391.component;
if(typeof data396 === "string"){
if(!pattern14.test(data396)){
const err950 = {instancePath:instancePath+"/report/filters/" + i31+"/component",schemaPath:"#/$defs/SearchField/properties/component/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema31.properties.component,data:data396};
if(vErrors === null){
vErrors = [err950];
}
else {
vErrors.push(err950);
}
errors++;
}
}
else {
const err951 = {instancePath:instancePath+"/report/filters/" + i31+"/component",schemaPath:"#/$defs/SearchField/properties/component/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.properties.component.type,parentSchema:schema31.properties.component,data:data396};
if(vErrors === null){
vErrors = [err951];
}
else {
vErrors.push(err951);
}
errors++;
}
}
if(data391.props !== undefined){
let data397 = data391.props;
if(!(data397 && typeof data397 == "object" && !Array.isArray(data397))){
const err952 = {instancePath:instancePath+"/report/filters/" + i31+"/props",schemaPath:"#/$defs/SearchField/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.properties.props.type,parentSchema:schema31.properties.props,data:data397};
if(vErrors === null){
vErrors = [err952];
}
else {
vErrors.push(err952);
}
errors++;
}
}
if(data391.required !== undefined){
let data398 = data391.required;
if(typeof data398 !== "boolean"){
const err953 = {instancePath:instancePath+"/report/filters/" + i31+"/required",schemaPath:"#/$defs/SearchField/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema31.properties.required.type,parentSchema:schema31.properties.required,data:data398};
if(vErrors === null){
vErrors = [err953];
}
else {
vErrors.push(err953);
}
errors++;
}
}
}
else {
const err954 = {instancePath:instancePath+"/report/filters/" + i31,schemaPath:"#/$defs/SearchField/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema31.type,parentSchema:schema31,data:data391};
if(vErrors === null){
vErrors = [err954];
}
else {
vErrors.push(err954);
}
errors++;
}
}
}
else {
const err955 = {instancePath:instancePath+"/report/filters",schemaPath:"#/oneOf/6/properties/report/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.filters.type,parentSchema:schema11.oneOf[6].properties.report.properties.filters,data:data390};
if(vErrors === null){
vErrors = [err955];
}
else {
vErrors.push(err955);
}
errors++;
}
}
if(data356.pivot !== undefined){
let data399 = data356.pivot;
if(data399 && typeof data399 == "object" && !Array.isArray(data399)){
if(data399.rows === undefined){
const err956 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema11.oneOf[6].properties.report.properties.pivot.required,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data399};
if(vErrors === null){
vErrors = [err956];
}
else {
vErrors.push(err956);
}
errors++;
}
if(data399.columns === undefined){
const err957 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema11.oneOf[6].properties.report.properties.pivot.required,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data399};
if(vErrors === null){
vErrors = [err957];
}
else {
vErrors.push(err957);
}
errors++;
}
if(data399.values === undefined){
const err958 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'",schema:schema11.oneOf[6].properties.report.properties.pivot.required,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data399};
if(vErrors === null){
vErrors = [err958];
}
else {
vErrors.push(err958);
}
errors++;
}
for(const key93 in data399){
if(!(((key93 === "rows") || (key93 === "columns")) || (key93 === "values"))){
const err959 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key93},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data399};
if(vErrors === null){
vErrors = [err959];
}
else {
vErrors.push(err959);
}
errors++;
}
}
if(data399.rows !== undefined){
let data400 = data399.rows;
if(Array.isArray(data400)){
if(data400.length > 3){
const err960 = {instancePath:instancePath+"/report/pivot/rows",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items",schema:3,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows,data:data400};
if(vErrors === null){
vErrors = [err960];
}
else {
vErrors.push(err960);
}
errors++;
}
if(data400.length < 1){
const err961 = {instancePath:instancePath+"/report/pivot/rows",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows,data:data400};
if(vErrors === null){
vErrors = [err961];
}
else {
vErrors.push(err961);
}
errors++;
}
const len32 = data400.length;
for(let i32=0; i32<len32; i32++){
let data401 = data400[i32];
if(typeof data401 === "string"){
if(!pattern7.test(data401)){
const err962 = {instancePath:instancePath+"/report/pivot/rows/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.items,data:data401};
if(vErrors === null){
vErrors = [err962];
}
else {
vErrors.push(err962);
}
errors++;
}
}
else {
const err963 = {instancePath:instancePath+"/report/pivot/rows/" + i32,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.items,data:data401};
if(vErrors === null){
vErrors = [err963];
}
else {
vErrors.push(err963);
}
errors++;
}
}
}
else {
const err964 = {instancePath:instancePath+"/report/pivot/rows",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.rows,data:data400};
if(vErrors === null){
vErrors = [err964];
}
else {
vErrors.push(err964);
}
errors++;
}
}
if(data399.columns !== undefined){
let data402 = data399.columns;
if(Array.isArray(data402)){
if(data402.length > 2){
const err965 = {instancePath:instancePath+"/report/pivot/columns",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items",schema:2,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns,data:data402};
if(vErrors === null){
vErrors = [err965];
}
else {
vErrors.push(err965);
}
errors++;
}
if(data402.length < 1){
const err966 = {instancePath:instancePath+"/report/pivot/columns",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns,data:data402};
if(vErrors === null){
vErrors = [err966];
}
else {
vErrors.push(err966);
}
errors++;
}
const len33 = data402.length;
for(let i33=0; i33<len33; i33++){
let data403 = data402[i33];
if(typeof data403 === "string"){
if(!pattern7.test(data403)){
const err967 = {instancePath:instancePath+"/report/pivot/columns/" + i33,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.items,data:data403};
if(vErrors === null){
vErrors = [err967];
}
else {
vErrors.push(err967);
}
errors++;
}
}
else {
const err968 = {instancePath:instancePath+"/report/pivot/columns/" + i33,schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.items,data:data403};
if(vErrors === null){
vErrors = [err968];
}
else {
vErrors.push(err968);
}
errors++;
}
}
}
else {
const err969 = {instancePath:instancePath+"/report/pivot/columns",schemaPath:"#/oneOf/6/properties/report/properties/pivot/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot.properties.columns,data:data402};
if(vErrors === null){
vErrors = [err969];
}
else {
vErrors.push(err969);
}
errors++;
}
}
if(data399.values !== undefined){
let data404 = data399.values;
if(Array.isArray(data404)){
if(data404.length > 6){
const err970 = {instancePath:instancePath+"/report/pivot/values",schemaPath:"#/$defs/Measures/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema93,data:data404};
if(vErrors === null){
vErrors = [err970];
}
else {
vErrors.push(err970);
}
errors++;
}
if(data404.length < 1){
const err971 = {instancePath:instancePath+"/report/pivot/values",schemaPath:"#/$defs/Measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema93,data:data404};
if(vErrors === null){
vErrors = [err971];
}
else {
vErrors.push(err971);
}
errors++;
}
const len34 = data404.length;
for(let i34=0; i34<len34; i34++){
let data405 = data404[i34];
if(typeof data405 === "string"){
if(!pattern7.test(data405)){
const err972 = {instancePath:instancePath+"/report/pivot/values/" + i34,schemaPath:"#/$defs/Measures/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema93.items,data:data405};
if(vErrors === null){
vErrors = [err972];
}
else {
vErrors.push(err972);
}
errors++;
}
}
else {
const err973 = {instancePath:instancePath+"/report/pivot/values/" + i34,schemaPath:"#/$defs/Measures/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema93.items.type,parentSchema:schema93.items,data:data405};
if(vErrors === null){
vErrors = [err973];
}
else {
vErrors.push(err973);
}
errors++;
}
}
}
else {
const err974 = {instancePath:instancePath+"/report/pivot/values",schemaPath:"#/$defs/Measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema93.type,parentSchema:schema93,data:data404};
if(vErrors === null){
vErrors = [err974];
}
else {
vErrors.push(err974);
}
errors++;
}
}
}
else {
const err975 = {instancePath:instancePath+"/report/pivot",schemaPath:"#/oneOf/6/properties/report/properties/pivot/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.pivot.type,parentSchema:schema11.oneOf[6].properties.report.properties.pivot,data:data399};
if(vErrors === null){
vErrors = [err975];
}
else {
vErrors.push(err975);
}
errors++;
}
}
if(data356.sort !== undefined){
let data406 = data356.sort;
if(Array.isArray(data406)){
if(data406.length > 8){
const err976 = {instancePath:instancePath+"/report/sort",schemaPath:"#/oneOf/6/properties/report/properties/sort/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items",schema:8,parentSchema:schema11.oneOf[6].properties.report.properties.sort,data:data406};
if(vErrors === null){
vErrors = [err976];
}
else {
vErrors.push(err976);
}
errors++;
}
const len35 = data406.length;
for(let i35=0; i35<len35; i35++){
let data407 = data406[i35];
if(data407 && typeof data407 == "object" && !Array.isArray(data407)){
if(data407.by === undefined){
const err977 = {instancePath:instancePath+"/report/sort/" + i35,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'",schema:schema11.oneOf[6].properties.report.properties.sort.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data407};
if(vErrors === null){
vErrors = [err977];
}
else {
vErrors.push(err977);
}
errors++;
}
if(data407.order === undefined){
const err978 = {instancePath:instancePath+"/report/sort/" + i35,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'",schema:schema11.oneOf[6].properties.report.properties.sort.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data407};
if(vErrors === null){
vErrors = [err978];
}
else {
vErrors.push(err978);
}
errors++;
}
for(const key94 in data407){
if(!((key94 === "by") || (key94 === "order"))){
const err979 = {instancePath:instancePath+"/report/sort/" + i35,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key94},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data407};
if(vErrors === null){
vErrors = [err979];
}
else {
vErrors.push(err979);
}
errors++;
}
}
if(data407.by !== undefined){
let data408 = data407.by;
if(typeof data408 === "string"){
if(!pattern7.test(data408)){
const err980 = {instancePath:instancePath+"/report/sort/" + i35+"/by",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/by/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.by,data:data408};
if(vErrors === null){
vErrors = [err980];
}
else {
vErrors.push(err980);
}
errors++;
}
}
else {
const err981 = {instancePath:instancePath+"/report/sort/" + i35+"/by",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.sort.items.properties.by.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.by,data:data408};
if(vErrors === null){
vErrors = [err981];
}
else {
vErrors.push(err981);
}
errors++;
}
}
if(data407.order !== undefined){
let data409 = data407.order;
if(typeof data409 !== "string"){
const err982 = {instancePath:instancePath+"/report/sort/" + i35+"/order",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/order/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order,data:data409};
if(vErrors === null){
vErrors = [err982];
}
else {
vErrors.push(err982);
}
errors++;
}
if(!((data409 === "asc") || (data409 === "desc"))){
const err983 = {instancePath:instancePath+"/report/sort/" + i35+"/order",schemaPath:"#/oneOf/6/properties/report/properties/sort/items/properties/order/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[6].properties.report.properties.sort.items.properties.order.enum},message:"must be equal to one of the allowed values",schema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order.enum,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items.properties.order,data:data409};
if(vErrors === null){
vErrors = [err983];
}
else {
vErrors.push(err983);
}
errors++;
}
}
}
else {
const err984 = {instancePath:instancePath+"/report/sort/" + i35,schemaPath:"#/oneOf/6/properties/report/properties/sort/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.sort.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort.items,data:data407};
if(vErrors === null){
vErrors = [err984];
}
else {
vErrors.push(err984);
}
errors++;
}
}
}
else {
const err985 = {instancePath:instancePath+"/report/sort",schemaPath:"#/oneOf/6/properties/report/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.sort.type,parentSchema:schema11.oneOf[6].properties.report.properties.sort,data:data406};
if(vErrors === null){
vErrors = [err985];
}
else {
vErrors.push(err985);
}
errors++;
}
}
if(data356.limit !== undefined){
let data410 = data356.limit;
if(!(((typeof data410 == "number") && (!(data410 % 1) && !isNaN(data410))) && (isFinite(data410)))){
const err986 = {instancePath:instancePath+"/report/limit",schemaPath:"#/oneOf/6/properties/report/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.limit.type,parentSchema:schema11.oneOf[6].properties.report.properties.limit,data:data410};
if(vErrors === null){
vErrors = [err986];
}
else {
vErrors.push(err986);
}
errors++;
}
if((typeof data410 == "number") && (isFinite(data410))){
if(data410 > 20000 || isNaN(data410)){
const err987 = {instancePath:instancePath+"/report/limit",schemaPath:"#/oneOf/6/properties/report/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000",schema:20000,parentSchema:schema11.oneOf[6].properties.report.properties.limit,data:data410};
if(vErrors === null){
vErrors = [err987];
}
else {
vErrors.push(err987);
}
errors++;
}
if(data410 < 1 || isNaN(data410)){
const err988 = {instancePath:instancePath+"/report/limit",schemaPath:"#/oneOf/6/properties/report/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.limit,data:data410};
if(vErrors === null){
vErrors = [err988];
}
else {
vErrors.push(err988);
}
errors++;
}
}
}
if(data356.charts !== undefined){
let data411 = data356.charts;
if(Array.isArray(data411)){
if(data411.length > 6){
const err989 = {instancePath:instancePath+"/report/charts",schemaPath:"#/oneOf/6/properties/report/properties/charts/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema11.oneOf[6].properties.report.properties.charts,data:data411};
if(vErrors === null){
vErrors = [err989];
}
else {
vErrors.push(err989);
}
errors++;
}
const len36 = data411.length;
for(let i36=0; i36<len36; i36++){
let data412 = data411[i36];
if(data412 && typeof data412 == "object" && !Array.isArray(data412)){
if(data412.id === undefined){
const err990 = {instancePath:instancePath+"/report/charts/" + i36,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data412};
if(vErrors === null){
vErrors = [err990];
}
else {
vErrors.push(err990);
}
errors++;
}
if(data412.type === undefined){
const err991 = {instancePath:instancePath+"/report/charts/" + i36,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data412};
if(vErrors === null){
vErrors = [err991];
}
else {
vErrors.push(err991);
}
errors++;
}
if(data412.title === undefined){
const err992 = {instancePath:instancePath+"/report/charts/" + i36,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data412};
if(vErrors === null){
vErrors = [err992];
}
else {
vErrors.push(err992);
}
errors++;
}
if(data412.x === undefined){
const err993 = {instancePath:instancePath+"/report/charts/" + i36,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data412};
if(vErrors === null){
vErrors = [err993];
}
else {
vErrors.push(err993);
}
errors++;
}
if(data412.y === undefined){
const err994 = {instancePath:instancePath+"/report/charts/" + i36,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'",schema:schema11.oneOf[6].properties.report.properties.charts.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data412};
if(vErrors === null){
vErrors = [err994];
}
else {
vErrors.push(err994);
}
errors++;
}
for(const key95 in data412){
if(!(((((((key95 === "id") || (key95 === "type")) || (key95 === "title")) || (key95 === "props")) || (key95 === "x")) || (key95 === "y")) || (key95 === "series"))){
const err995 = {instancePath:instancePath+"/report/charts/" + i36,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key95},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data412};
if(vErrors === null){
vErrors = [err995];
}
else {
vErrors.push(err995);
}
errors++;
}
}
if(data412.id !== undefined){
let data413 = data412.id;
if(typeof data413 === "string"){
if(!pattern7.test(data413)){
const err996 = {instancePath:instancePath+"/report/charts/" + i36+"/id",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.id,data:data413};
if(vErrors === null){
vErrors = [err996];
}
else {
vErrors.push(err996);
}
errors++;
}
}
else {
const err997 = {instancePath:instancePath+"/report/charts/" + i36+"/id",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.id,data:data413};
if(vErrors === null){
vErrors = [err997];
}
else {
vErrors.push(err997);
}
errors++;
}
}
if(data412.type !== undefined){
let data414 = data412.type;
if(typeof data414 === "string"){
if(!pattern14.test(data414)){
const err998 = {instancePath:instancePath+"/report/charts/" + i36+"/type",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/type/pattern",keyword:"pattern",params:{pattern: "^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"},message:"must match pattern \""+"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$"+"\"",schema:"^([a-z][a-z0-9-]*/)?[A-Z][A-Za-z0-9]{0,63}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.type,data:data414};
if(vErrors === null){
vErrors = [err998];
}
else {
vErrors.push(err998);
}
errors++;
}
}
else {
const err999 = {instancePath:instancePath+"/report/charts/" + i36+"/type",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.type.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.type,data:data414};
if(vErrors === null){
vErrors = [err999];
}
else {
vErrors.push(err999);
}
errors++;
}
}
if(data412.title !== undefined){
let data415 = data412.title;
if(typeof data415 === "string"){
if(data415.length > 500){
const err1000 = {instancePath:instancePath+"/report/charts/" + i36+"/title",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title,data:data415};
if(vErrors === null){
vErrors = [err1000];
}
else {
vErrors.push(err1000);
}
errors++;
}
if(data415.length < 1){
const err1001 = {instancePath:instancePath+"/report/charts/" + i36+"/title",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title,data:data415};
if(vErrors === null){
vErrors = [err1001];
}
else {
vErrors.push(err1001);
}
errors++;
}
}
else {
const err1002 = {instancePath:instancePath+"/report/charts/" + i36+"/title",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.title,data:data415};
if(vErrors === null){
vErrors = [err1002];
}
else {
vErrors.push(err1002);
}
errors++;
}
}
if(data412.props !== undefined){
let data416 = data412.props;
if(!(data416 && typeof data416 == "object" && !Array.isArray(data416))){
const err1003 = {instancePath:instancePath+"/report/charts/" + i36+"/props",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/props/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.props.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.props,data:data416};
if(vErrors === null){
vErrors = [err1003];
}
else {
vErrors.push(err1003);
}
errors++;
}
}
if(data412.x !== undefined){
let data417 = data412.x;
if(typeof data417 === "string"){
if(!pattern7.test(data417)){
const err1004 = {instancePath:instancePath+"/report/charts/" + i36+"/x",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/x/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.x,data:data417};
if(vErrors === null){
vErrors = [err1004];
}
else {
vErrors.push(err1004);
}
errors++;
}
}
else {
const err1005 = {instancePath:instancePath+"/report/charts/" + i36+"/x",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.x.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.x,data:data417};
if(vErrors === null){
vErrors = [err1005];
}
else {
vErrors.push(err1005);
}
errors++;
}
}
if(data412.y !== undefined){
let data418 = data412.y;
if(Array.isArray(data418)){
if(data418.length > 6){
const err1006 = {instancePath:instancePath+"/report/charts/" + i36+"/y",schemaPath:"#/$defs/Measures/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema93,data:data418};
if(vErrors === null){
vErrors = [err1006];
}
else {
vErrors.push(err1006);
}
errors++;
}
if(data418.length < 1){
const err1007 = {instancePath:instancePath+"/report/charts/" + i36+"/y",schemaPath:"#/$defs/Measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema93,data:data418};
if(vErrors === null){
vErrors = [err1007];
}
else {
vErrors.push(err1007);
}
errors++;
}
const len37 = data418.length;
for(let i37=0; i37<len37; i37++){
let data419 = data418[i37];
if(typeof data419 === "string"){
if(!pattern7.test(data419)){
const err1008 = {instancePath:instancePath+"/report/charts/" + i36+"/y/" + i37,schemaPath:"#/$defs/Measures/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema93.items,data:data419};
if(vErrors === null){
vErrors = [err1008];
}
else {
vErrors.push(err1008);
}
errors++;
}
}
else {
const err1009 = {instancePath:instancePath+"/report/charts/" + i36+"/y/" + i37,schemaPath:"#/$defs/Measures/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema93.items.type,parentSchema:schema93.items,data:data419};
if(vErrors === null){
vErrors = [err1009];
}
else {
vErrors.push(err1009);
}
errors++;
}
}
}
else {
const err1010 = {instancePath:instancePath+"/report/charts/" + i36+"/y",schemaPath:"#/$defs/Measures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema93.type,parentSchema:schema93,data:data418};
if(vErrors === null){
vErrors = [err1010];
}
else {
vErrors.push(err1010);
}
errors++;
}
}
if(data412.series !== undefined){
let data420 = data412.series;
if(typeof data420 === "string"){
if(!pattern7.test(data420)){
const err1011 = {instancePath:instancePath+"/report/charts/" + i36+"/series",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/series/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.series,data:data420};
if(vErrors === null){
vErrors = [err1011];
}
else {
vErrors.push(err1011);
}
errors++;
}
}
else {
const err1012 = {instancePath:instancePath+"/report/charts/" + i36+"/series",schemaPath:"#/oneOf/6/properties/report/properties/charts/items/properties/series/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.charts.items.properties.series.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items.properties.series,data:data420};
if(vErrors === null){
vErrors = [err1012];
}
else {
vErrors.push(err1012);
}
errors++;
}
}
}
else {
const err1013 = {instancePath:instancePath+"/report/charts/" + i36,schemaPath:"#/oneOf/6/properties/report/properties/charts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.charts.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts.items,data:data412};
if(vErrors === null){
vErrors = [err1013];
}
else {
vErrors.push(err1013);
}
errors++;
}
}
}
else {
const err1014 = {instancePath:instancePath+"/report/charts",schemaPath:"#/oneOf/6/properties/report/properties/charts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.charts.type,parentSchema:schema11.oneOf[6].properties.report.properties.charts,data:data411};
if(vErrors === null){
vErrors = [err1014];
}
else {
vErrors.push(err1014);
}
errors++;
}
}
if(data356.drill !== undefined){
let data421 = data356.drill;
if(data421 && typeof data421 == "object" && !Array.isArray(data421)){
if(data421.page === undefined){
const err1015 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'",schema:schema11.oneOf[6].properties.report.properties.drill.required,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data421};
if(vErrors === null){
vErrors = [err1015];
}
else {
vErrors.push(err1015);
}
errors++;
}
if(data421.query === undefined){
const err1016 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/required",keyword:"required",params:{missingProperty: "query"},message:"must have required property '"+"query"+"'",schema:schema11.oneOf[6].properties.report.properties.drill.required,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data421};
if(vErrors === null){
vErrors = [err1016];
}
else {
vErrors.push(err1016);
}
errors++;
}
for(const key96 in data421){
if(!((key96 === "page") || (key96 === "query"))){
const err1017 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key96},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data421};
if(vErrors === null){
vErrors = [err1017];
}
else {
vErrors.push(err1017);
}
errors++;
}
}
if(data421.page !== undefined){
let data422 = data421.page;
if(typeof data422 === "string"){
if(data422.length > 120){
const err1018 = {instancePath:instancePath+"/report/drill/page",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters",schema:120,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.page,data:data422};
if(vErrors === null){
vErrors = [err1018];
}
else {
vErrors.push(err1018);
}
errors++;
}
if(!pattern0.test(data422)){
const err1019 = {instancePath:instancePath+"/report/drill/page",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/page/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$"+"\"",schema:"^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$",parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.page,data:data422};
if(vErrors === null){
vErrors = [err1019];
}
else {
vErrors.push(err1019);
}
errors++;
}
}
else {
const err1020 = {instancePath:instancePath+"/report/drill/page",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.drill.properties.page.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.page,data:data422};
if(vErrors === null){
vErrors = [err1020];
}
else {
vErrors.push(err1020);
}
errors++;
}
}
if(data421.query !== undefined){
let data423 = data421.query;
if(data423 && typeof data423 == "object" && !Array.isArray(data423)){
for(const key97 in data423){
if(pattern31.test(key97)){
let data424 = data423[key97];
if(data424 && typeof data424 == "object" && !Array.isArray(data424)){
if(Object.keys(data424).length < 1){
const err1021 = {instancePath:instancePath+"/report/drill/query/" + key97.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"],data:data424};
if(vErrors === null){
vErrors = [err1021];
}
else {
vErrors.push(err1021);
}
errors++;
}
for(const key98 in data424){
if(!((key98 === "dimension") || (key98 === "filter"))){
const err1022 = {instancePath:instancePath+"/report/drill/query/" + key97.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key98},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"],data:data424};
if(vErrors === null){
vErrors = [err1022];
}
else {
vErrors.push(err1022);
}
errors++;
}
}
if(data424.dimension !== undefined){
let data425 = data424.dimension;
if(typeof data425 === "string"){
if(!pattern7.test(data425)){
const err1023 = {instancePath:instancePath+"/report/drill/query/" + key97.replace(/~/g, "~0").replace(/\//g, "~1")+"/dimension",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/dimension/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.dimension,data:data425};
if(vErrors === null){
vErrors = [err1023];
}
else {
vErrors.push(err1023);
}
errors++;
}
}
else {
const err1024 = {instancePath:instancePath+"/report/drill/query/" + key97.replace(/~/g, "~0").replace(/\//g, "~1")+"/dimension",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/dimension/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.dimension.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.dimension,data:data425};
if(vErrors === null){
vErrors = [err1024];
}
else {
vErrors.push(err1024);
}
errors++;
}
}
if(data424.filter !== undefined){
let data426 = data424.filter;
if(typeof data426 === "string"){
if(!pattern7.test(data426)){
const err1025 = {instancePath:instancePath+"/report/drill/query/" + key97.replace(/~/g, "~0").replace(/\//g, "~1")+"/filter",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/filter/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.filter,data:data426};
if(vErrors === null){
vErrors = [err1025];
}
else {
vErrors.push(err1025);
}
errors++;
}
}
else {
const err1026 = {instancePath:instancePath+"/report/drill/query/" + key97.replace(/~/g, "~0").replace(/\//g, "~1")+"/filter",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.filter.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].properties.filter,data:data426};
if(vErrors === null){
vErrors = [err1026];
}
else {
vErrors.push(err1026);
}
errors++;
}
}
}
else {
const err1027 = {instancePath:instancePath+"/report/drill/query/" + key97.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/patternProperties/%5E.*%24/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"].type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query.patternProperties["^.*$"],data:data424};
if(vErrors === null){
vErrors = [err1027];
}
else {
vErrors.push(err1027);
}
errors++;
}
}
}
}
else {
const err1028 = {instancePath:instancePath+"/report/drill/query",schemaPath:"#/oneOf/6/properties/report/properties/drill/properties/query/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.drill.properties.query.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill.properties.query,data:data423};
if(vErrors === null){
vErrors = [err1028];
}
else {
vErrors.push(err1028);
}
errors++;
}
}
}
else {
const err1029 = {instancePath:instancePath+"/report/drill",schemaPath:"#/oneOf/6/properties/report/properties/drill/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.drill.type,parentSchema:schema11.oneOf[6].properties.report.properties.drill,data:data421};
if(vErrors === null){
vErrors = [err1029];
}
else {
vErrors.push(err1029);
}
errors++;
}
}
if(data356.checks !== undefined){
let data427 = data356.checks;
if(Array.isArray(data427)){
if(data427.length > 20){
const err1030 = {instancePath:instancePath+"/report/checks",schemaPath:"#/oneOf/6/properties/report/properties/checks/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items",schema:20,parentSchema:schema11.oneOf[6].properties.report.properties.checks,data:data427};
if(vErrors === null){
vErrors = [err1030];
}
else {
vErrors.push(err1030);
}
errors++;
}
const len38 = data427.length;
for(let i38=0; i38<len38; i38++){
let data428 = data427[i38];
if(data428 && typeof data428 == "object" && !Array.isArray(data428)){
if(data428.id === undefined){
const err1031 = {instancePath:instancePath+"/report/checks/" + i38,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data428};
if(vErrors === null){
vErrors = [err1031];
}
else {
vErrors.push(err1031);
}
errors++;
}
if(data428.expr === undefined){
const err1032 = {instancePath:instancePath+"/report/checks/" + i38,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/required",keyword:"required",params:{missingProperty: "expr"},message:"must have required property '"+"expr"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data428};
if(vErrors === null){
vErrors = [err1032];
}
else {
vErrors.push(err1032);
}
errors++;
}
if(data428.message === undefined){
const err1033 = {instancePath:instancePath+"/report/checks/" + i38,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data428};
if(vErrors === null){
vErrors = [err1033];
}
else {
vErrors.push(err1033);
}
errors++;
}
for(const key99 in data428){
if(!((((key99 === "id") || (key99 === "expr")) || (key99 === "tolerance")) || (key99 === "message"))){
const err1034 = {instancePath:instancePath+"/report/checks/" + i38,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key99},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data428};
if(vErrors === null){
vErrors = [err1034];
}
else {
vErrors.push(err1034);
}
errors++;
}
}
if(data428.id !== undefined){
let data429 = data428.id;
if(typeof data429 === "string"){
if(!pattern7.test(data429)){
const err1035 = {instancePath:instancePath+"/report/checks/" + i38+"/id",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.id,data:data429};
if(vErrors === null){
vErrors = [err1035];
}
else {
vErrors.push(err1035);
}
errors++;
}
}
else {
const err1036 = {instancePath:instancePath+"/report/checks/" + i38+"/id",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.id.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.id,data:data429};
if(vErrors === null){
vErrors = [err1036];
}
else {
vErrors.push(err1036);
}
errors++;
}
}
if(data428.expr !== undefined){
let data430 = data428.expr;
if(data430 && typeof data430 == "object" && !Array.isArray(data430)){
if(data430.$expr === undefined){
const err1037 = {instancePath:instancePath+"/report/checks/" + i38+"/expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/required",keyword:"required",params:{missingProperty: "$expr"},message:"must have required property '"+"$expr"+"'",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.required,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr,data:data430};
if(vErrors === null){
vErrors = [err1037];
}
else {
vErrors.push(err1037);
}
errors++;
}
for(const key100 in data430){
if(!(key100 === "$expr")){
const err1038 = {instancePath:instancePath+"/report/checks/" + i38+"/expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key100},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr,data:data430};
if(vErrors === null){
vErrors = [err1038];
}
else {
vErrors.push(err1038);
}
errors++;
}
}
if(data430.$expr !== undefined){
let data431 = data430.$expr;
if(typeof data431 === "string"){
if(data431.length > 2000){
const err1039 = {instancePath:instancePath+"/report/checks/" + i38+"/expr/$expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/properties/%24expr/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters",schema:2000,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr,data:data431};
if(vErrors === null){
vErrors = [err1039];
}
else {
vErrors.push(err1039);
}
errors++;
}
if(data431.length < 1){
const err1040 = {instancePath:instancePath+"/report/checks/" + i38+"/expr/$expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/properties/%24expr/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr,data:data431};
if(vErrors === null){
vErrors = [err1040];
}
else {
vErrors.push(err1040);
}
errors++;
}
}
else {
const err1041 = {instancePath:instancePath+"/report/checks/" + i38+"/expr/$expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/properties/%24expr/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.properties.$expr,data:data431};
if(vErrors === null){
vErrors = [err1041];
}
else {
vErrors.push(err1041);
}
errors++;
}
}
}
else {
const err1042 = {instancePath:instancePath+"/report/checks/" + i38+"/expr",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/expr/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.expr,data:data430};
if(vErrors === null){
vErrors = [err1042];
}
else {
vErrors.push(err1042);
}
errors++;
}
}
if(data428.tolerance !== undefined){
let data432 = data428.tolerance;
if(!(((typeof data432 == "number") && (!(data432 % 1) && !isNaN(data432))) && (isFinite(data432)))){
const err1043 = {instancePath:instancePath+"/report/checks/" + i38+"/tolerance",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/tolerance/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.checks.items.properties.tolerance.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.tolerance,data:data432};
if(vErrors === null){
vErrors = [err1043];
}
else {
vErrors.push(err1043);
}
errors++;
}
if((typeof data432 == "number") && (isFinite(data432))){
if(data432 < 0 || isNaN(data432)){
const err1044 = {instancePath:instancePath+"/report/checks/" + i38+"/tolerance",schemaPath:"#/oneOf/6/properties/report/properties/checks/items/properties/tolerance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items.properties.tolerance,data:data432};
if(vErrors === null){
vErrors = [err1044];
}
else {
vErrors.push(err1044);
}
errors++;
}
}
}
if(data428.message !== undefined){
if(!(validate22(data428.message, {instancePath:instancePath+"/report/checks/" + i38+"/message",parentData:data428,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err1045 = {instancePath:instancePath+"/report/checks/" + i38,schemaPath:"#/oneOf/6/properties/report/properties/checks/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.checks.items.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks.items,data:data428};
if(vErrors === null){
vErrors = [err1045];
}
else {
vErrors.push(err1045);
}
errors++;
}
}
}
else {
const err1046 = {instancePath:instancePath+"/report/checks",schemaPath:"#/oneOf/6/properties/report/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema11.oneOf[6].properties.report.properties.checks.type,parentSchema:schema11.oneOf[6].properties.report.properties.checks,data:data427};
if(vErrors === null){
vErrors = [err1046];
}
else {
vErrors.push(err1046);
}
errors++;
}
}
if(data356.budget !== undefined){
let data434 = data356.budget;
if(data434 && typeof data434 == "object" && !Array.isArray(data434)){
if(data434.maxRows === undefined){
const err1047 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/required",keyword:"required",params:{missingProperty: "maxRows"},message:"must have required property '"+"maxRows"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data434};
if(vErrors === null){
vErrors = [err1047];
}
else {
vErrors.push(err1047);
}
errors++;
}
if(data434.maxSeconds === undefined){
const err1048 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/required",keyword:"required",params:{missingProperty: "maxSeconds"},message:"must have required property '"+"maxSeconds"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data434};
if(vErrors === null){
vErrors = [err1048];
}
else {
vErrors.push(err1048);
}
errors++;
}
for(const key101 in data434){
if(!(((key101 === "maxRows") || (key101 === "maxSeconds")) || (key101 === "requireDateRange"))){
const err1049 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key101},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data434};
if(vErrors === null){
vErrors = [err1049];
}
else {
vErrors.push(err1049);
}
errors++;
}
}
if(data434.maxRows !== undefined){
let data435 = data434.maxRows;
if(!(((typeof data435 == "number") && (!(data435 % 1) && !isNaN(data435))) && (isFinite(data435)))){
const err1050 = {instancePath:instancePath+"/report/budget/maxRows",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxRows/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows,data:data435};
if(vErrors === null){
vErrors = [err1050];
}
else {
vErrors.push(err1050);
}
errors++;
}
if((typeof data435 == "number") && (isFinite(data435))){
if(data435 > 20000 || isNaN(data435)){
const err1051 = {instancePath:instancePath+"/report/budget/maxRows",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxRows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000",schema:20000,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows,data:data435};
if(vErrors === null){
vErrors = [err1051];
}
else {
vErrors.push(err1051);
}
errors++;
}
if(data435 < 1 || isNaN(data435)){
const err1052 = {instancePath:instancePath+"/report/budget/maxRows",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxRows,data:data435};
if(vErrors === null){
vErrors = [err1052];
}
else {
vErrors.push(err1052);
}
errors++;
}
}
}
if(data434.maxSeconds !== undefined){
let data436 = data434.maxSeconds;
if(!(((typeof data436 == "number") && (!(data436 % 1) && !isNaN(data436))) && (isFinite(data436)))){
const err1053 = {instancePath:instancePath+"/report/budget/maxSeconds",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds,data:data436};
if(vErrors === null){
vErrors = [err1053];
}
else {
vErrors.push(err1053);
}
errors++;
}
if((typeof data436 == "number") && (isFinite(data436))){
if(data436 > 25 || isNaN(data436)){
const err1054 = {instancePath:instancePath+"/report/budget/maxSeconds",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 25},message:"must be <= 25",schema:25,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds,data:data436};
if(vErrors === null){
vErrors = [err1054];
}
else {
vErrors.push(err1054);
}
errors++;
}
if(data436 < 1 || isNaN(data436)){
const err1055 = {instancePath:instancePath+"/report/budget/maxSeconds",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/maxSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.maxSeconds,data:data436};
if(vErrors === null){
vErrors = [err1055];
}
else {
vErrors.push(err1055);
}
errors++;
}
}
}
if(data434.requireDateRange !== undefined){
let data437 = data434.requireDateRange;
if(data437 && typeof data437 == "object" && !Array.isArray(data437)){
if(data437.filter === undefined){
const err1056 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/required",keyword:"required",params:{missingProperty: "filter"},message:"must have required property '"+"filter"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data437};
if(vErrors === null){
vErrors = [err1056];
}
else {
vErrors.push(err1056);
}
errors++;
}
if(data437.maxDays === undefined){
const err1057 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/required",keyword:"required",params:{missingProperty: "maxDays"},message:"must have required property '"+"maxDays"+"'",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.required,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data437};
if(vErrors === null){
vErrors = [err1057];
}
else {
vErrors.push(err1057);
}
errors++;
}
for(const key102 in data437){
if(!((key102 === "filter") || (key102 === "maxDays"))){
const err1058 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key102},message:"must NOT have additional properties",schema:false,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data437};
if(vErrors === null){
vErrors = [err1058];
}
else {
vErrors.push(err1058);
}
errors++;
}
}
if(data437.filter !== undefined){
let data438 = data437.filter;
if(typeof data438 === "string"){
if(!pattern7.test(data438)){
const err1059 = {instancePath:instancePath+"/report/budget/requireDateRange/filter",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/filter/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9_-]{0,39}$"+"\"",schema:"^[a-z][A-Za-z0-9_-]{0,39}$",parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.filter,data:data438};
if(vErrors === null){
vErrors = [err1059];
}
else {
vErrors.push(err1059);
}
errors++;
}
}
else {
const err1060 = {instancePath:instancePath+"/report/budget/requireDateRange/filter",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.filter.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.filter,data:data438};
if(vErrors === null){
vErrors = [err1060];
}
else {
vErrors.push(err1060);
}
errors++;
}
}
if(data437.maxDays !== undefined){
let data439 = data437.maxDays;
if(!(((typeof data439 == "number") && (!(data439 % 1) && !isNaN(data439))) && (isFinite(data439)))){
const err1061 = {instancePath:instancePath+"/report/budget/requireDateRange/maxDays",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/maxDays/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays,data:data439};
if(vErrors === null){
vErrors = [err1061];
}
else {
vErrors.push(err1061);
}
errors++;
}
if((typeof data439 == "number") && (isFinite(data439))){
if(data439 > 3660 || isNaN(data439)){
const err1062 = {instancePath:instancePath+"/report/budget/requireDateRange/maxDays",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/maxDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3660},message:"must be <= 3660",schema:3660,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays,data:data439};
if(vErrors === null){
vErrors = [err1062];
}
else {
vErrors.push(err1062);
}
errors++;
}
if(data439 < 1 || isNaN(data439)){
const err1063 = {instancePath:instancePath+"/report/budget/requireDateRange/maxDays",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/properties/maxDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.properties.maxDays,data:data439};
if(vErrors === null){
vErrors = [err1063];
}
else {
vErrors.push(err1063);
}
errors++;
}
}
}
}
else {
const err1064 = {instancePath:instancePath+"/report/budget/requireDateRange",schemaPath:"#/oneOf/6/properties/report/properties/budget/properties/requireDateRange/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget.properties.requireDateRange,data:data437};
if(vErrors === null){
vErrors = [err1064];
}
else {
vErrors.push(err1064);
}
errors++;
}
}
}
else {
const err1065 = {instancePath:instancePath+"/report/budget",schemaPath:"#/oneOf/6/properties/report/properties/budget/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.properties.budget.type,parentSchema:schema11.oneOf[6].properties.report.properties.budget,data:data434};
if(vErrors === null){
vErrors = [err1065];
}
else {
vErrors.push(err1065);
}
errors++;
}
}
if(data356.empty !== undefined){
let data440 = data356.empty;
if(typeof data440 === "string"){
if(data440.length > 500){
const err1066 = {instancePath:instancePath+"/report/empty",schemaPath:"#/oneOf/6/properties/report/properties/empty/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters",schema:500,parentSchema:schema11.oneOf[6].properties.report.properties.empty,data:data440};
if(vErrors === null){
vErrors = [err1066];
}
else {
vErrors.push(err1066);
}
errors++;
}
if(data440.length < 1){
const err1067 = {instancePath:instancePath+"/report/empty",schemaPath:"#/oneOf/6/properties/report/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema11.oneOf[6].properties.report.properties.empty,data:data440};
if(vErrors === null){
vErrors = [err1067];
}
else {
vErrors.push(err1067);
}
errors++;
}
}
else {
const err1068 = {instancePath:instancePath+"/report/empty",schemaPath:"#/oneOf/6/properties/report/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.oneOf[6].properties.report.properties.empty.type,parentSchema:schema11.oneOf[6].properties.report.properties.empty,data:data440};
if(vErrors === null){
vErrors = [err1068];
}
else {
vErrors.push(err1068);
}
errors++;
}
}
}
else {
const err1069 = {instancePath:instancePath+"/report",schemaPath:"#/oneOf/6/properties/report/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].properties.report.type,parentSchema:schema11.oneOf[6].properties.report,data:data356};
if(vErrors === null){
vErrors = [err1069];
}
else {
vErrors.push(err1069);
}
errors++;
}
}
}
else {
const err1070 = {instancePath,schemaPath:"#/oneOf/6/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.oneOf[6].type,parentSchema:schema11.oneOf[6],data};
if(vErrors === null){
vErrors = [err1070];
}
else {
vErrors.push(err1070);
}
errors++;
}
}
else {
const err1071 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf",schema:schema11.discriminator,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1071];
}
else {
vErrors.push(err1071);
}
errors++;
}
}
else {
const err1072 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string",schema:schema11.discriminator,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1072];
}
else {
vErrors.push(err1072);
}
errors++;
}
}
else {
const err1073 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1073];
}
else {
vErrors.push(err1073);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

